// Suggestions for rows that cannot be added: similar numbers for an unknown one, or alternatives to an unavailable item.
import type { Locale } from '#base/locale/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { CodeBook, RowVerdict } from '#buying/quick-order/rules';
import type { RowView } from './row-reply.ts';

/** Searches goods by words, best first; injected, because search is on a higher floor. */
export type SearchItems = (
  text: string,
  locale: Locale,
  accepts: (product: ProductFacts) => boolean,
  most: number,
) => readonly ProductFacts[];

interface ChoiceFacts {
  readonly book: CodeBook;
  readonly searchItems: SearchItems;
  readonly view: RowView;
  readonly isSold: (product: ProductFacts) => boolean;
}

const MOST_CHOICES = 2;
/** Each suggestion costs a search, so a thousand foreign numbers get only this many. */
const MAX_SUGGESTIONS = 60;

/** Makes the suggestions for the rows of one request, one after the other. */
export function makeChoices({ book, searchItems, view, isSold }: ChoiceFacts) {
  let guesses = 0;
  const canBeHad = (product: ProductFacts): boolean =>
    product.status === 'active' && isSold(product) && view.facts.price(product, 1) !== null && !view.facts.blocked(product.itemId);

  const guess = async (number: string): Promise<readonly ProductFacts[]> => {
    if (number.trim() === '' || (guesses += 1) > MAX_SUGGESTIONS) return [];
    const near = book.near(number, MOST_CHOICES).filter(canBeHad);
    // Searches for words; a number without similar ones gets no suggestion.
    if (near.length > 0 || !/\p{L}{3}/u.test(number)) return near;
    return searchItems(number, view.locale, canBeHad, MOST_CHOICES);
  };

  return async (number: string, { state, product }: RowVerdict): Promise<readonly ProductFacts[]> => {
    if (state === 'unknown') return guess(number);
    if (state !== 'blocked' || product === undefined) return [];
    const others = product.alternates.flatMap((itemId) => view.facts.product(itemId) ?? []);
    return others.filter((other) => canBeHad(other) && view.facts.available(other.itemId) > 0).slice(0, MOST_CHOICES);
  };
}
