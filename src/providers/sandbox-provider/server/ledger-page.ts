// A page of the sandbox's ledger, oldest first.
import type { LedgerPage } from '#buying/payment/contract';
import type { Queries } from '#platform/db';
import type { LedgerQuery } from '#providers/sandbox-provider/contract';
import { entryOf } from './ledger-entry.ts';
import { LEDGER } from './provider-queries.ts';

const LEDGER_PAGE = 500;

/** `next` continues after the page's last entry. */
export async function ledgerPage(db: Queries, { reference, since, after }: LedgerQuery): Promise<LedgerPage> {
  const [at = '', id = ''] = after?.split('~') ?? [];
  const from = momentOf(since);
  const rows = await db.many(LEDGER, [reference ?? null, from, after === undefined ? from : momentOf(at), id, LEDGER_PAGE]);
  const last = rows.length < LEDGER_PAGE ? undefined : rows.at(-1);
  return {
    entries: rows.map(entryOf),
    next: last === undefined ? null : `${last.created_at.toISOString()}~${last.authorisation_id}`,
  };
}

/** The given moment, or the epoch. */
function momentOf(text = ''): Date {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}
