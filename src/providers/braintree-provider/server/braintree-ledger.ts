// Braintree's books as the shop reads them.
import type { LedgerEntry } from '#buying/payment/contract';
import { entryOf } from './braintree-objects.ts';
import { searchPages } from './braintree-search.ts';
import type { Parts } from './braintree-transactions.ts';

/** Braintree does not define its order; the shop reads the books oldest first. */
export async function* ledger({ client, book, settings }: Parts, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  const ours = { in: Object.values(settings.merchantAccounts) };
  const wanted = { createdAt: { greaterThanOrEqualTo: since.toISOString() }, merchantAccountId: ours };
  for await (const page of searchPages(client, wanted)) {
    const keys = await book.keysOf(page.map(({ id }) => id));
    for (const paid of page) {
      const entry = entryOf(paid, keys.get(paid.id) ?? paid.orderId ?? '');
      if (entry !== undefined) entries.push(entry);
    }
  }
  entries.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (let at = 0; at < entries.length; at += LEDGER_PAGE) yield entries.slice(at, at + LEDGER_PAGE);
}

const LEDGER_PAGE = 100;
