// What staff are told about a sheet of contracts before it is saved.
import {
  contractDays,
  isAbout,
  priceEffect,
  statesByAccount,
  type ContractEffect,
  type ContractState,
  type ItemToPrice,
  type PriceChange,
} from '#goods/pricing/rules';
import type { ContractItem } from '#goods/catalog/server';

export interface LineFacts {
  readonly before: ContractState;
  readonly after: ContractState;
  readonly items: ReadonlyMap<string, ContractItem>;
  /** Cents that one unit costs the shop. */
  readonly costOf: (itemId: string, currency: string) => number | undefined;
  readonly now: Date;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const percent = (hundredths: number): string => `${hundredths / 100}%`;

/** What the sheet changes, row by row. */
export function effectLines(effect: ContractEffect): readonly string[] {
  const { accountNumber, added, raised, lowered, removed, otherwise, unchanged, itemsChanged, aboveList, contracts, rules } = effect;
  const prices = [
    `${added} new`,
    `${raised.length} higher${largest(raised)}`,
    `${lowered.length} lower${largest(lowered)}`,
    `${removed} gone`,
    ...(otherwise > 0 ? [`${otherwise} with other breaks or days`] : []),
    `${unchanged} unchanged`,
  ].join(', ');
  const above =
    aboveList.length === 0 ? '' : `; above the list price: ${aboveList.slice(0, 20).join(', ')}${aboveList.length > 20 ? ' …' : ''}`;
  const named = [changes('contracts', contracts), changes('percentages', rules)].filter((text) => text !== '').map((text) => `; ${text}`);
  return [`Account ${accountNumber}, prices: ${prices}; own numbers and blocks: ${itemsChanged} changed${named.join('')}${above}`];
}

function changes(what: string, { added, changed, removed }: ContractEffect['contracts']): string {
  return added + changed + removed === 0 ? '' : `${what}: ${added} new, ${changed} changed, ${removed} gone`;
}

/** The change that a customer would notice most, in percent. */
function largest(all: readonly PriceChange[]): string {
  const share = ({ before, after }: PriceChange): number => (before === 0 ? Infinity : after / before - 1);
  const [most] = all.toSorted((one, other) => Math.abs(share(other)) - Math.abs(share(one)));
  if (most === undefined) return '';
  const by = Number.isFinite(share(most)) ? `, ${share(most) > 0 ? '+' : '−'}${Math.abs(share(most) * 100).toFixed(1)}%` : '';
  return ` (most: item ${most.itemId} from ${dollars(most.before)} to ${dollars(most.after)} ${most.currency}${by})`;
}

/** Each new or changed percentage, with the items it is about and those it cannot price. */
export function ruleLines({ accountNumber }: ContractEffect, { before, after, items, costOf }: LineFacts): readonly string[] {
  return [...after.rules].flatMap(([key, row]) => {
    if (row.accountNumber !== accountNumber || JSON.stringify(row) === JSON.stringify(before.rules.get(key))) return [];
    const { contract, rule } = row;
    const currency = [...after.contracts.values()].find((one) => one.accountNumber === accountNumber && one.head.number === contract)?.head
      .currency;
    if (currency === undefined) return [];
    const about = toPrice(items).filter((item) => item.currency === currency && isAbout(rule, item));
    const without = about.filter(({ itemId, list }) =>
      rule.basis === 'discount' ? list === undefined : costOf(itemId, currency) === undefined,
    );
    const what = rule.basis === 'discount' ? `${percent(rule.percent)} off the list` : `cost plus ${percent(rule.percent)}`;
    const gap = without.length === 0 ? '' : `, ${without.length} of them without a ${rule.basis === 'discount' ? 'list price' : 'cost'}`;
    return [`  Contract ${contract}, ${rule.scope} ${rule.target}: ${what}, ${about.length} items${gap}`];
  });
}

/** What the account's prices become on the day the sheet is about: today, or the first day of what begins last. */
export function priceLines({ accountNumber }: ContractEffect, facts: LineFacts): readonly string[] {
  const [was, is] = [facts.before, facts.after].map((state) => statesByAccount(state).get(accountNumber));
  const [before, after] = [was ?? EMPTY, is ?? EMPTY];
  if (after.contracts.size + after.rules.size + before.contracts.size + before.rules.size === 0) return [];
  const starts = [...after.contracts.values()].map(({ head }) => head.from).concat([...after.rules.values()].map(({ rule }) => rule.from));
  const instant = Math.max(facts.now.getTime(), ...starts.map((from) => from ?? 0));
  const items = toPrice(facts.items).map((item) => ({ ...item, cost: facts.costOf(item.itemId, item.currency) }));
  const { raised, lowered, begins, ends } = priceEffect(before, after, items, instant);
  const { first: day } = contractDays({ from: instant, until: null }, 'USD');
  return [
    `  What it pays on ${day}: ${raised.length} items rise${largest(raised)}, ${lowered.length} fall${largest(lowered)}, ${begins} come into a contract, ${ends} leave all contracts`,
  ];
}

const EMPTY: ContractState = { contracts: new Map(), prices: new Map(), rules: new Map(), items: new Map() };

const toPrice = (items: ReadonlyMap<string, ContractItem>): ItemToPrice[] =>
  [...items.values()].flatMap(({ prices, ...item }) =>
    (['USD', 'CAD'] as const).map((currency) => ({ ...item, currency, list: prices[currency], cost: undefined })),
  );
