// The accounts' own item numbers, all together and without their account: a search text that is none of them needs no look at the session.
import type { Queries } from '#platform/db';
import { CUSTOMER_SKUS } from './contract-queries.ts';

export interface OwnNumbers {
  has(text: string): boolean;
  /** Reads the numbers of some accounts, or of all; true when some are new. */
  read(accountNumbers: readonly string[] | null): Promise<boolean>;
}

/** Tag of a shared page that was built because the search text is no account's own number. */
export const NO_OWN_NUMBER = 'no own number';

/** A number that no account uses any more stays: its only cost is a look at the session. */
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

/** Letters and digits only, like part numbers: without accents, case, spaces and dashes. */
export function foldOwnNumber(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
