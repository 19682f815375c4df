// Messages for developers and integrators: they go to the console, never to the shopper (ERR-4).

/** Writes to the console: the specification sends these texts there and nowhere else. */
export function consoleOnly(text: string, level: 'info' | 'error' = 'info'): void {
  console[level](text);
}
