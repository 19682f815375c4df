// Which brand a card number belongs to: the longest prefix wins (PAY-2, T9).

export const CARD_BRANDS = ['VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'STORE_CARD', 'STORE_BUSINESS_CARD'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Aliases of a brand, in lower case without separators. */
const ALIASES: ReadonlyMap<string, CardBrand> = new Map(
  Object.entries({
    MASTER: 'MASTER_CARD',
    MC: 'MASTER_CARD',
    AMEX: 'AMERICAN_EXPRESS',
    DISC: 'DISCOVER',
  }),
);

/** The brand with this name or alias, in any spelling: `MasterCard`, `MASTER_CARD`, `amex`. Undefined for unknown names. */
export function readBrand(name: string): CardBrand | undefined {
  const plain = name.replace(/[^A-Za-z]/g, '').toUpperCase();
  return CARD_BRANDS.find((brand) => brand.replaceAll('_', '') === plain) ?? ALIASES.get(plain);
}

/** The text of a brand's small mark; screen readers get the full name. */
export const BRAND_MARKS: Readonly<Record<CardBrand, string>> = {
  VISA: 'VISA',
  MASTER_CARD: 'MC',
  AMERICAN_EXPRESS: 'AMEX',
  DISCOVER: 'DISC',
  STORE_CARD: 'INK',
  STORE_BUSINESS_CARD: 'INK',
};

/** Prefixes from the specification; a range runs from one prefix to another of the same length, both included. */
const PREFIXES: readonly { readonly brand: CardBrand; readonly from: string; readonly to: string }[] = [
  { brand: 'STORE_BUSINESS_CARD', from: '453094', to: '453094' },
  { brand: 'DISCOVER', from: '622126', to: '622925' },
  { brand: 'STORE_CARD', from: '60111', to: '60111' },
  { brand: 'STORE_CARD', from: '7972', to: '7972' },
  { brand: 'STORE_CARD', from: '6035', to: '6035' },
  { brand: 'DISCOVER', from: '6011', to: '6011' },
  { brand: 'DISCOVER', from: '644', to: '649' },
  { brand: 'MASTER_CARD', from: '51', to: '55' },
  { brand: 'MASTER_CARD', from: '36', to: '36' },
  { brand: 'AMERICAN_EXPRESS', from: '34', to: '34' },
  { brand: 'AMERICAN_EXPRESS', from: '37', to: '37' },
  { brand: 'DISCOVER', from: '65', to: '65' },
  { brand: 'MASTER_CARD', from: '2', to: '2' },
  { brand: 'VISA', from: '4', to: '4' },
];

/** The brand of a complete or partial number; undefined when no prefix matches. */
export function brandOf(digits: string): CardBrand | undefined {
  return PREFIXES.find(({ from, to }) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  })?.brand;
}

/** Store cards print no expiry date. */
export function needsExpiry(brand: CardBrand | undefined): boolean {
  return brand !== 'STORE_CARD' && brand !== 'STORE_BUSINESS_CARD';
}

/** Digits of the security code: 4 on American Express, else 3. */
export function securityCodeLength(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'AMERICAN_EXPRESS' ? 4 : 3;
}
