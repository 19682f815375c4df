// What nobody in front of the page asked about: whoever builds or frames the shop reads it in the console, the shopper never does (ERR-4).

/** Says it to the console alone: the specification sends these texts there and nowhere else. */
export function consoleOnly(text: string, level: 'info' | 'error' = 'info'): void {
  console[level](text);
}
