// Who is sitting in front of this screen, as the server knows it. A guest gets a name when he first sits down.

import type { Credentials, Me } from "../wire";
import { get, patch, post } from "./api";

const NOBODY: Me = { id: null, name: "", login: null };

export const me: Me & { known: boolean } = $state({ ...NOBODY, known: false });

/** Whether somebody should be asked for a name: a stranger, or a guest the server had to call something. */
export function nameless(): boolean {
  return !me.name || (me.login === null && ["Gast", "Guest"].includes(me.name));
}

function be(who: Me): void {
  Object.assign(me, who, { known: true });
}

export async function whoAmI(): Promise<void> {
  be(await get<Me>("/api/me"));
}

/** Have this name from now on; asks the server only if it is another one. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== me.name) be(await patch<Me>("/api/me", { name: wanted }));
}

/** Keep a guest's games under a login and a password. */
export async function makeAccount(credentials: Credentials): Promise<void> {
  const unnamed = nameless();
  be(await post<Me>("/api/account", credentials));
  if (unnamed) await rename(credentials.login); // better than the name of all guests
}

export async function logIn(credentials: Credentials): Promise<void> {
  be(await post<Me>("/api/login", credentials));
}

export async function logOut(): Promise<void> {
  await post<void>("/api/logout");
  be(NOBODY);
}
