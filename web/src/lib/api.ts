// The server over HTTP. What goes in and out is typed by wire.ts; whatever goes wrong is an `ApiProblem` with a text for people.

import type { Problem } from "../wire";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** An answer that is not the one hoped for. `code`: "offline" and "trouble" are made here, all others come from the server. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
    this.name = "ApiProblem";
  }
}

/** What to show for something that went wrong. */
export function problemText(problem: unknown): string {
  return problem instanceof ApiProblem ? problem.text : t("web-problem-trouble");
}

async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    if (said.text) return new ApiProblem(response.status, said.code ?? "trouble", said.text, said.rule ?? null);
  } catch {
    // no answer of ours: a proxy, or a server that is just starting
  }
  return new ApiProblem(response.status, "trouble", t("web-problem-trouble"));
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new ApiProblem(0, "offline", t("web-problem-offline"));
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await ask(method, path, body, signal);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => json<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => json<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => json<T>("PATCH", path, body);
export const del = (path: string): Promise<void> => json<void>("DELETE", path);

/** A plain text, as a record is. */
export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text();
