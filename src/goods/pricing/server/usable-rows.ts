// Leaves rows with invalid prices out of an account's terms (trust 40).
import type { TableRows } from '#platform/rows-left-out';
import type { AgreedRowOf, ContractRow } from './contract-queries.ts';

/** The same limit as for product prices. */
const MOST_CENTS = 1_000_000_000;

/** Rows without invalid prices; the account's other data about the item stays. */
export function usableRows(table: TableRows, accountNumber: string, rows: readonly ContractRow[]): readonly ContractRow[] {
  const nameOf = ({ target }: AgreedRowOf): string => `${accountNumber} ${target}`;
  table.again(rows.filter((row) => row.kind === 'agreed').map(nameOf));
  return rows.filter((row) => {
    const isUsable = row.kind !== 'agreed' || row.value <= MOST_CENTS;
    if (!isUsable) table.leaveOut(nameOf(row), `cents must be <= ${MOST_CENTS}`);
    return isUsable;
  });
}
