// All baskets, page by page.
import type { Queries } from '#platform/db';
import type { Basket } from '#finding/recommendations/rules';
import { BASKETS_AFTER } from './recommendation-queries.ts';

const PAGE = 2_000;

/** `read` receives the number of each basket, so that it is not counted twice later. */
export async function* basketPages(on: Queries, read: (basketNo: number) => void): AsyncGenerator<readonly Basket[]> {
  for (let after = 0; ;) {
    const rows = await on.many(BASKETS_AFTER, [after, PAGE]);
    const last = rows.at(-1)?.basket.basket_no;
    if (last === undefined) return;
    for (const { basket } of rows) read(basket.basket_no);
    yield rows.map(({ basket: { customer, item_ids: itemIds } }) => ({ itemIds, ownerId: customer }));
    after = last;
  }
}
