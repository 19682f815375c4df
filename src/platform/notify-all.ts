// Calls all listeners: one that throws does not stop the others.

/** Reports a listener's error as an unhandled rejection: logged in full and counted, and the process goes on (trust 40). */
export function notifyAll<Told extends readonly unknown[]>(listeners: Iterable<(...told: Told) => void>, ...told: Told): void {
  for (const listener of listeners) void (async () => listener(...told))();
}
