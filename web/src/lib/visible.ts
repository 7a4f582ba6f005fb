// Doing something again and again, but only while somebody can see the page.

/** Call `work` now, every `seconds` while the page is visible, and when it becomes visible again; returns how to stop. */
export function whileVisible(seconds: number, work: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") work();
  };
  look();
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
