// Ante Portas in the lobby.

import type { GameLobby } from "../lobby";
import Banner from "./lobby/Banner.svelte";

export default { Banner } satisfies GameLobby;
