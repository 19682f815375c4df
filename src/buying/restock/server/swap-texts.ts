// What a mail says about items that can come instead of one that is gone or out of stock.
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import type { Say } from '#base/locale/words';
import type { restockMessageWords } from '#buying/restock/words/messages';
import { contentLocale } from '#goods/catalog/rules';
import { visitFor } from './buyer-of.ts';
import type { RestockDeps } from './restock-deps.ts';
import type { DueRow, RestockRow } from './restock-rows.ts';
import { SWAPPED, swapChoices } from './swap-choices.ts';

interface Speech {
  readonly say: Say<(typeof restockMessageWords.keys)[number]>;
  readonly locale: CopyLocale;
  readonly currency: string;
}

/** A line for each alternate with both prices, then the link to the page that swaps. Empty without alternates. */
export async function swapTexts(
  deps: RestockDeps,
  row: RestockRow,
  { question, facts }: DueRow,
  { say, locale, currency }: Speech,
): Promise<readonly string[]> {
  if (question === null || !SWAPPED.has(question) || facts.swapped === true) return [];
  const shopper = await deps.shopperOf(row.owner_id);
  if (shopper === null) return [];
  const buyer = { visit: visitFor(row, shopper, deps.clock.now()), shopper };
  const [offered = []] = await swapChoices(deps, buyer, [{ itemId: row.item_id, qty: row.qty }]);
  if (offered.length === 0) return [];
  const price = (cents: number): string => formatPrice(cents, currency, locale);
  const one = (itemId: string): string => deps.goods(itemId, contentLocale(locale)).title ?? itemId;
  const agreed = price(facts.agreed ?? row.agreed_cents);
  return [
    say('mail.instead', { n: offered.length }),
    ...offered.map(({ itemId, unit }) => say('mail.insteadOf', { title: one(itemId), price: price(unit), agreed })),
    say('mail.insteadHow'),
  ];
}
