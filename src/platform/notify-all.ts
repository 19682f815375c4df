// Tells everybody who listens: one who throws keeps nobody else from hearing it.

/** What a listener throws is reported as a promise that nobody waited for: logged whole and counted, and the process goes on (trust 40). */
export function notifyAll<Told extends readonly unknown[]>(listeners: Iterable<(...told: Told) => void>, ...told: Told): void {
  for (const listener of listeners) void (async () => listener(...told))();
}
