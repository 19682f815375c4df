// Finds a price in a search: "pens under $10", « moins de 20 $ », "between 5 and 10". What is left are the words.
import { foldInPlace } from './fold-in-place.ts';

export interface PriceWords {
  /** The search without the price. */
  readonly words: string;
  /** Bounds in cents as the price filter writes them, `500-1000`: from the first, below the second; without one, `5000-`. */
  readonly range: string;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ ,]\d{3})+|\d{1,6})(?:[.,]\d{1,2})?`;
const SIGN = String.raw`(?:us|ca|c)?\$|usd|cad|dollars?|bucks`;
/** A number with a currency sign, or without one. */
const SIGNED = String.raw`(?:(?:${SIGN}) ?${NUMBER}(?: ?(?:${SIGN})(?![a-z]))?|${NUMBER} ?(?:${SIGN})(?![a-z]))`;
const AMOUNT = String.raw`(?:${SIGNED}|${NUMBER})`;
/** Without a currency sign, a number at the end is a price; before a word it counts something: "over 50 sheets". */
const END = String.raw`(?= ?$)`;

const BELOW = `under|below|less than|cheaper than|up to|at most|no more than|maximum|max|moins de|moins que|moins cher que|sous|en bas de|au plus|maximum de|max de|jusqu'a|menos de|hasta`;
const ABOVE = `over|above|more than|at least|starting at|starting from|minimum|plus de|plus que|plus cher que|au-dessus de|au moins|a partir de|minimum de|mas de|desde`;
const BETWEEN = `between|from|entre|de|priced from`;
const AND = `and|to|et|a|y|-|through`;

const pattern = (text: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}.,-])${text}(?![\p{L}\p{N}])`, 'u');
const group = (amount: string): string => `(${amount})`;

const FORMS: readonly { readonly form: RegExp; readonly range: (low: number, high: number) => readonly [number, number | null] }[] = [
  { form: pattern(`(?:${BETWEEN}) ${group(SIGNED)} ?(?:${AND}) ?${group(AMOUNT)}`), range: (low, high) => [low, high] },
  { form: pattern(`(?:${BETWEEN}) ${group(AMOUNT)} ?(?:${AND}) ?${group(SIGNED)}`), range: (low, high) => [low, high] },
  { form: pattern(`(?:between|entre) ${group(AMOUNT)} ?(?:${AND}) ?${group(AMOUNT)}${END}`), range: (low, high) => [low, high] },
  { form: pattern(`${group(SIGNED)} ?(?:${AND}) ?${group(AMOUNT)}`), range: (low, high) => [low, high] },
  { form: pattern(`${group(NUMBER)} ?(?:${AND}) ?${group(SIGNED)}`), range: (low, high) => [low, high] },
  { form: pattern(`(?:${BELOW}|<) ?${group(SIGNED)}`), range: (high) => [0, high] },
  { form: pattern(`(?:${BELOW}|<) ?${group(AMOUNT)}${END}`), range: (high) => [0, high] },
  { form: pattern(`(?:${ABOVE}|>) ?${group(SIGNED)}`), range: (low) => [low, null] },
  { form: pattern(`(?:${ABOVE}|>) ?${group(AMOUNT)}${END}`), range: (low) => [low, null] },
  { form: pattern(`${group(SIGNED)} (?:or less|and under|or under|et moins|ou moins|o menos)`), range: (high) => [0, high] },
  { form: pattern(`${group(SIGNED)} (?:or more|and up|and over|et plus|ou plus|o mas)`), range: (low) => [low, null] },
];

/** Null without a price. */
export function priceWords(query: string): PriceWords | null {
  const text = foldInPlace(query);
  for (const { form, range } of FORMS) {
    const match = form.exec(text);
    if (match === null) continue;
    const [first = '', second = ''] = match.slice(1).filter((amount) => amount !== undefined);
    const [low, high] = range(centsOf(first), centsOf(second));
    if (high !== null && high <= low) return null;
    const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
    return { words: rest.replace(LOOSE, ' ').replace(/\s+/g, ' ').trim(), range: `${low}-${high ?? ''}` };
  }
  return null;
}

/** Words that led to the price. */
const LOOSE = /\s(?:for|at|priced|costing|à|pour|qui coûtent|por)\s*$|^\s*(?:for|pour|de|of)\s/giu;

/** "1,250.50" and « 1 250,50 » in cents. */
function centsOf(amount: string): number {
  const digits = amount.replace(/[^\d.,]/g, '');
  const [, whole = '0', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0') || 0);
}
