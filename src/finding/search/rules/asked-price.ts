// What a search says about the price: bounds become the price filter, the wish for a low one becomes the order of the list.
import { withoutCheapWords } from './cheap-words.ts';
import { plainQuery } from './plain-query.ts';
import { priceWords } from './price-words.ts';

export interface AskedPrice {
  /** The search without what it says about the price. */
  readonly words: string;
  /** Bounds as the price filter writes them; null without any. */
  readonly range: string | null;
  readonly cheapestFirst: boolean;
}

/** Null when it says nothing. `hasRange`: the shopper chose a price filter, which stays. */
export function askedPrice(typed: string, hasRange: boolean): AskedPrice | null {
  const query = plainQuery(typed);
  const price = hasRange ? null : priceWords(query);
  const words = price?.words ?? query;
  const others = withoutCheapWords(words);
  if (price === null && others === null) return null;
  return { words: others ?? words, range: price?.range ?? null, cheapestFirst: others !== null };
}
