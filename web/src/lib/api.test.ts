import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiProblem, get, getText, post, problemText } from "./api";
import { settings } from "./settings.svelte";
import { loadTexts, speak } from "./texts.svelte";

beforeAll(async () => {
  settings.lang = "de";
  await loadTexts("de", "web");
  speak("de");
});
afterEach(() => vi.unstubAllGlobals());

function server(answer: Response | Error) {
  const asked = vi.fn(async (_path: string, _request: RequestInit) => {
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

async function problemOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const problem = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(problem).toBeInstanceOf(ApiProblem);
  return problem as ApiProblem;
}

test("asks in the chosen language and sends JSON", async () => {
  const asked = server(Response.json({ table: "abc" }));
  expect(await post("/api/tables", { game: "war_chest" })).toEqual({ table: "abc" });
  const [path, request] = asked.mock.calls[0]!;
  expect(path).toBe("/api/tables");
  expect(request).toMatchObject({ method: "POST", body: '{"game":"war_chest"}', credentials: "same-origin" });
  expect(request.headers).toEqual({ "Accept-Language": "de", "Content-Type": "application/json" });
});

test("a refusal comes with the server's own words", async () => {
  server(Response.json({ code: "illegal", text: "Das geht nicht.", rule: "WC-4.1" }, { status: 422 }));
  const problem = await problemOf(get("/api/lobby"));
  expect(problem).toMatchObject({ status: 422, code: "illegal", text: "Das geht nicht.", rule: "WC-4.1" });
  expect(problemText(problem)).toBe("Das geht nicht.");
});

test("an answer that is none of ours gets words of our own", async () => {
  server(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await problemOf(get("/api/lobby"))).toMatchObject({ status: 502, code: "trouble" });
});

test("no connection is a problem like any other", async () => {
  server(new TypeError("failed to fetch"));
  const problem = await problemOf(get("/api/lobby"));
  expect(problem).toMatchObject({ status: 0, code: "offline" });
  expect(problem.text).toMatch(/^Keine Verbindung/);
});

test("whoever stops asking is not told of a problem", async () => {
  const stop = new AbortController();
  stop.abort();
  server(new DOMException("stopped", "AbortError"));
  await expect(get("/api/lobby", stop.signal)).rejects.not.toBeInstanceOf(ApiProblem);
});

test("nothing and plain text are answers too", async () => {
  server(new Response(null, { status: 204 }));
  expect(await post("/api/logout")).toBeUndefined();
  server(new Response("tafelrunde 1\n"));
  expect(await getText("/api/tables/abc/record")).toBe("tafelrunde 1\n");
});
