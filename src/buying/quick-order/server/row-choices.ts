// What is offered where a row cannot be added: what an unknown number may have meant, or what can be had instead.
import type { Locale } from '#base/locale/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { CodeBook, RowVerdict } from '#buying/quick-order/rules';
import type { RowView } from './row-reply.ts';

/** Goods found by words, the best first; search stands on a higher floor and is handed in. */
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
/** Guessing costs a search: a thousand rows of another shop's numbers are not worth a thousand. */
const MOST_GUESSES = 60;

/** Chooses for the rows of one request, one after the other. */
export function makeChoices({ book, searchItems, view, isSold }: ChoiceFacts) {
  let guesses = 0;
  const canBeHad = (product: ProductFacts): boolean =>
    product.status === 'active' && isSold(product) && view.facts.price(product, 1) !== null && !view.facts.blocked(product.itemId);

  const guess = async (number: string): Promise<readonly ProductFacts[]> => {
    if (number.trim() === '' || (guesses += 1) > MOST_GUESSES) return [];
    const near = book.near(number, MOST_CHOICES).filter(canBeHad);
    // Words are searched; a number that nothing is near to says nothing.
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
