// Names of computer players. The server may have levels that this client has no text for; they are called what they call themselves.

import { hasText, t } from "./texts.svelte";

/** A level, as `heuristic`, in words. */
export function botText(bot: string): string {
  return hasText(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** One line on how it plays, empty if nothing is known. */
export function botAbout(bot: string): string {
  return hasText(`web-bot-about-${bot}`) ? t(`web-bot-about-${bot}`) : "";
}
