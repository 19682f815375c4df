// ACI's books as the shop reads them.
import type { LedgerEntry } from '#buying/payment/contract';
import { entryOf, historyOf } from './aci-objects.ts';
import { findSince } from './aci-search.ts';
import type { Parts } from './aci-payments.ts';

/** The shop reads the books oldest first. */
export async function* ledger({ client, book, clock }: Parts, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
  const records = await findSince(client, since, clock.now());
  const held = records.filter(({ paymentType }) => paymentType === 'PA');
  const keys = await book.keysOf(held.map(({ id }) => id));
  const entries = held.flatMap(({ id, merchantTransactionId = '' }) => {
    const history = historyOf(id, records);
    const entry = history === undefined ? undefined : entryOf(history, keys.get(id) ?? merchantTransactionId);
    return entry === undefined ? [] : [entry];
  });
  entries.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (let at = 0; at < entries.length; at += LEDGER_PAGE) yield entries.slice(at, at + LEDGER_PAGE);
}

const LEDGER_PAGE = 100;
