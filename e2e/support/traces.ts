// Where a secret of a payment has left a trace: in what a program printed, in what was sent, in what a database holds.

/** A place by its name, and everything that is there as text. */
export type Places = ReadonlyMap<string, string>;

/** However digits are spaced or joined; those of a longer number, of an amount or of a name are no trace. */
function patternOf(secret: string): RegExp {
  const inner = /^\d+$/.test(secret) ? [...secret].join(secret.length > 8 ? String.raw`[ .\-\u00A0]?` : '') : secret;
  return new RegExp(String.raw`(?<![\w.\-])${inner}(?![\w\-]|\.\d)`);
}

/** One line per secret and place where it is. */
export function tracesOf(secrets: Readonly<Record<string, string>>, places: Places): string[] {
  return Object.entries(secrets).flatMap(([what, secret]) =>
    [...places].flatMap(([place, text]) => (patternOf(secret).test(text) ? [`${what}: ${place}`] : [])),
  );
}
