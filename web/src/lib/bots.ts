// Names of computer players, LEVEL or LEVEL:CHARACTER. The server may have some that this client has no text for; they are called what they
// call themselves.

import { hasText, t } from "./texts.svelte";

/** A level, as `journeyman`, in words. */
export function botText(bot: string): string {
  return bot
    .split(":")
    .map((part) => (hasText(`web-bot-${part}`) ? t(`web-bot-${part}`) : part))
    .join(", ");
}

/** One line on how it plays, empty if nothing is known. */
export function botAbout(bot: string): string {
  const [level = "", character] = bot.split(":");
  const keys = [`web-bot-about-${level}`, ...(character ? [`web-character-about-${character}`] : [])];
  return keys.filter(hasText).map((key) => t(key)).join(" ");
}
