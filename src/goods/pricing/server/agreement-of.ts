// Rows of an account's contracts as the rules look at them.
import type { Currency } from '#base/money/rules';
import { foldBrand, type AgreedTerm, type Agreement, type NamedContract } from '#goods/pricing/rules';
import type { AgreedRowOf } from './contract-queries.ts';

/** Null for what was agreed without a contract of a name. */
export const contractOf = ({
  contract_number: number,
  contract_name: name,
}: Pick<AgreedRowOf, 'contract_number' | 'contract_name'>): NamedContract | null => (number === '' ? null : { number, name });

/** What is agreed in a currency. */
export function agreementOf(rows: readonly AgreedRowOf[], currency: Currency): Agreement {
  const inCurrency = rows.filter((row) => row.currency === currency);
  const of = (scope: AgreedRowOf['scope']): Agreement['items'] => {
    const terms = new Map<string, AgreedTerm[]>();
    for (const row of inCurrency.filter((one) => one.scope === scope)) {
      const key = scope === 'brand' ? foldBrand(row.target) : row.target;
      const { basis, value, breaks, priority } = row;
      terms.set(key, [...(terms.get(key) ?? []), { basis, value, breaks, priority, contract: contractOf(row) }]);
    }
    return terms;
  };
  return { items: of('item'), categories: of('category'), brands: of('brand') };
}
