// Made of the grammar by kernel/written.py; not to be edited.

export const COIN_NAMES = ["archer", "berserker", "cavalry", "crossbowman", "ensign", "footman", "knight", "lancer", "light_cavalry",
  "marshall", "mercenary", "pikeman", "royal_guard", "scout", "swordsman", "warrior_priest", "royal_coin"] as const;
export const CODE_NAMES = ["Ar", "Be", "Ca", "Cr", "En", "Fo", "Kn", "La", "Lc", "Ma", "Me", "Pi", "Rg", "Sc", "Sw", "Wp", "RC"] as const;
export const UNIT_COINS: readonly number[] = [4, 5, 4, 5, 5, 5, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4];
