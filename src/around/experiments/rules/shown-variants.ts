// The variants that a browser shows, as a cookie that pages read before the first paint: `home-hero.B~plan-card.control`.

export const VARIANTS_COOKIE = 'variants';

/** By experiment. */
export type ShownVariants = ReadonlyMap<string, string>;

export const variantsText = (variants: ShownVariants): string => [...variants].map(([key, variant]) => `${key}.${variant}`).join('~');

/** Whatever is malformed is left out. */
export function readVariants(text: string): ShownVariants {
  const pairs = text.split('~').flatMap((pair) => {
    const [, key, variant] = /^([a-z][a-z0-9-]{1,38})\.([A-Za-z][A-Za-z0-9-]{0,19})$/.exec(pair) ?? [];
    return key === undefined || variant === undefined ? [] : [[key, variant] as const];
  });
  return new Map(pairs);
}
