// The rows of all products, page by page: reads the next page while the current one is processed.
import { setImmediate as breathe } from 'node:timers/promises';
import type { SearchRowsQuestion } from '#goods/catalog/server';
import type { Queries } from '#platform/db';

/** Products per page. */
export const PAGE = 250;

export async function* rowPages(db: Queries, question: SearchRowsQuestion): AsyncGenerator<string, void> {
  const after = (itemId: string) => db.many(question, [itemId, PAGE]);
  for (let asked = after(''); ;) {
    const [page] = await asked;
    if (page === undefined || page.last === null || page.rows === null) return;
    asked = after(page.last);
    asked.catch(() => undefined); // reported where it is awaited
    // Lets the query be sent before the caller works on the page.
    await breathe();
    yield page.rows;
  }
}
