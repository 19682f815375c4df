// What holds of an account's contracts at an instant: the same choice that the statement of its terms makes.
import type { Currency } from '#base/money/rules';
import { foldBrand, type AgreedTerm, type Agreement } from './agreement.ts';
import type { ContractHead, Period } from './contract-rows.ts';
import type { ContractState } from './contract-state.ts';

const holds = ({ from, until }: Period, instant: number): boolean => (from ?? -Infinity) <= instant && instant < (until ?? Infinity);

/** `state`: of one account. */
export function agreementAt({ contracts, prices, rules }: ContractState, currency: Currency, instant: number): Agreement {
  const heads = new Map([...contracts.values()].flatMap(({ head }) => (holds(head, instant) ? [[head.number, head] as const] : [])));
  const terms = { item: new Map<string, Dated[]>(), category: new Map<string, Dated[]>(), brand: new Map<string, Dated[]>() };
  const put = (scope: keyof typeof terms, target: string, one: Dated): void => {
    const known = terms[scope].get(target) ?? [];
    // Of one contract's periods the one that begins last counts.
    const other = known.find((term) => term.number === one.number && (term.term.basis === 'price') === (one.term.basis === 'price'));
    if (other === undefined) terms[scope].set(target, [...known, one]);
    else if (other.from < one.from) terms[scope].set(target, [...known.filter((term) => term !== other), one]);
  };
  for (const { contract, itemId, price } of prices.values()) {
    const head = heads.get(contract);
    if (price.currency !== currency || !holds(price, instant) || (contract !== '' && head === undefined)) continue;
    put('item', itemId, dated(head, { basis: 'price', value: price.cents, breaks: price.breaks }, price));
  }
  for (const { contract, rule } of rules.values()) {
    const head = heads.get(contract);
    if (head?.currency !== currency || !holds(rule, instant)) continue;
    const target = rule.scope === 'brand' ? foldBrand(rule.target) : rule.target;
    put(rule.scope, target, dated(head, { basis: rule.basis, value: rule.percent, breaks: rule.breaks }, rule));
  }
  const only = (of: ReadonlyMap<string, readonly Dated[]>) =>
    new Map([...of].map(([target, some]) => [target, some.map(({ term }) => term)]));
  return { items: only(terms.item), categories: only(terms.category), brands: only(terms.brand) };
}

interface Dated {
  readonly number: string;
  readonly from: number;
  readonly term: AgreedTerm;
}

const dated = (head: ContractHead | undefined, row: Pick<AgreedTerm, 'basis' | 'value' | 'breaks'>, { from }: Period): Dated => ({
  number: head?.number ?? '',
  from: from ?? -Infinity,
  term: { ...row, priority: head?.priority ?? 100, contract: head === undefined ? null : { number: head.number, name: head.name } },
});
