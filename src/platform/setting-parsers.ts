// Parsers of settings: each turns the text of an environment variable into its value, or returns undefined when the text is malformed.

/** Reads one value, or records that it is wrong and what was expected. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string) => T;

export function wholeNumber(low: number, high: number) {
  return (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= low && value <= high ? value : undefined;
  };
}

export function yesNo(text: string): boolean | undefined {
  if (/^(yes|true|1|on)$/i.test(text)) return true;
  return /^(no|false|0|off)$/i.test(text) ? false : undefined;
}

/** A text of this form: a registration number, a token. */
export function textLike(shape: RegExp) {
  return (text: string): string | undefined => (shape.test(text) ? text : undefined);
}

/** An address with one of these protocols: `https:`. */
export function addressWith(...protocols: readonly string[]) {
  return (text: string): string | undefined => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined);
}

export function hostName(text: string): string | undefined {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text.toLowerCase() : undefined;
}

export function hostNames(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => hostName(name.trim()));
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** `breakroom=https://…, other-sites=https://…` */
export function namedAddresses(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = text.split(',').map((one) => /^\s*([a-z-]+)\s*=\s*(\S+)\s*$/.exec(one));
  const isAddress = addressWith('https:');
  const found = pairs.flatMap((pair) =>
    pair?.[2] === undefined || isAddress(pair[2]) === undefined ? [] : [[pair[1] ?? '', pair[2]] as const],
  );
  return found.length === pairs.length ? new Map(found) : undefined;
}

/** `LANTERN-CLUB=Lantern Teachers’ Club, OTHER=…` */
export function namedPartners(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = text.split(',').map((one) => /^\s*([A-Z0-9-]{2,20})\s*=\s*(\S.{0,79}?)\s*$/.exec(one));
  const found = pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', pair[2] ?? ''] as const]));
  return found.length === pairs.length ? new Map(found) : undefined;
}

export function originList(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((one) => one.trim());
  return origins.every((one) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one) ? origins : undefined;
}
