/** How long work waits in a browser without idle callbacks (§9). */
export const IDLE_FALLBACK_MS = 50;

/** Runs `work` when the page is idle. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, IDLE_FALLBACK_MS);
  else requestIdleCallback(work);
}
