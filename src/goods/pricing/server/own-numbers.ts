// The numbers that accounts have of their own for items, those of all accounts together and nobody's by name: only for one of them
// is it worth asking who searches.
import type { Queries } from '#platform/db';
import { CUSTOMER_SKUS } from './contract-queries.ts';

export interface OwnNumbers {
  has(text: string): boolean;
  /** Reads those of some accounts, or of all; true when some were not known before. */
  read(accountNumbers: readonly string[] | null): Promise<boolean>;
}

/** A page that was made for everybody because no account calls an item what was asked for. */
export const NO_OWN_NUMBER = 'no own number';

/** A number that no account has any more stays: that costs a look at the session, no more. */
export function makeOwnNumbers(db: Queries): OwnNumbers {
  const known = new Set<string>();
  return {
    has: (text) => known.has(foldOwnNumber(text)),
    async read(accountNumbers) {
      const before = known.size;
      for (const { customer_sku } of await db.many(CUSTOMER_SKUS, [accountNumbers])) {
        const number = foldOwnNumber(customer_sku);
        if (number !== '') known.add(number);
      }
      return known.size > before;
    },
  };
}

/** Letters and digits alone, as part numbers are compared: no accents, capitals, spaces or dashes. */
export function foldOwnNumber(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
