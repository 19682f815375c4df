// The rows of all products, page by page: the next page is asked for while one is worked on.
import { setImmediate as breathe } from 'node:timers/promises';
import type { SearchRowsQuestion } from '#goods/catalog/server';
import type { Queries } from '#platform/db';

/** Products a page. */
export const PAGE = 250;

export async function* rowPages(db: Queries, question: SearchRowsQuestion): AsyncGenerator<string, void> {
  const after = (itemId: string) => db.many(question, [itemId, PAGE]);
  for (let asked = after(''); ;) {
    const [page] = await asked;
    if (page === undefined || page.last === null || page.rows === null) return;
    asked = after(page.last);
    asked.catch(() => undefined); // said by who waits for it
    // Who works long on a page lets the question out first.
    await breathe();
    yield page.rows;
  }
}
