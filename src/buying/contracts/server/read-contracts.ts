// The contracts of an organization as its people see them.
import type { ContractView } from '#buying/contracts/contract';
import { contractState } from '#buying/contracts/rules';
import { contentLocale } from '#goods/catalog/rules';
import { agreedProducts, type Catalog } from '#goods/catalog/server';
import { contractDays, foldBrand, type AgreedRule, type ContractHead, type ContractState } from '#goods/pricing/rules';
import { ownOffContractPolicy, readContractState } from '#goods/pricing/server';
import type { Actor } from '#people/organizations/server';
import { organizationOf } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import { findItems } from './find-items.ts';
import type { ContractsDeps } from './handlers.ts';

export async function readContracts({ db, catalog, contracts }: ContractsDeps, visit: Visit, { accountNumber }: Actor, search: string) {
  const [state, terms, own, organization] = await Promise.all([
    readContractState(db, [accountNumber]),
    contracts.of(accountNumber),
    ownOffContractPolicy(db, accountNumber),
    organizationOf(db, accountNumber),
  ]);
  const { currency } = visit.site;
  const { policy: holds, fixedBy } = terms.offContract(currency);
  const now = visit.now.getTime();
  const heads = [...state.contracts.values()].map(({ head }) => head).toSorted(byState(now));
  return {
    organization: organization?.name ?? '',
    currency,
    contracts: heads.map((head) => contractView(head, state, catalog, visit)),
    unnamed: itemsOf(state, '', now),
    priced: agreedProducts(terms, currency, catalog).itemIds.size,
    policy: { own, holds, fixedBy: fixedBy?.name ?? '' },
    found: findItems(search, { terms, catalog, visit }),
  };
}

const ORDER = ['endsSoon', 'active', 'upcoming', 'ended'] as const;

/** What ends first stands first; what has ended last. */
const byState =
  (now: number) =>
  (one: ContractHead, other: ContractHead): number =>
    ORDER.indexOf(contractState(one, now)) - ORDER.indexOf(contractState(other, now)) ||
    (one.until ?? Infinity) - (other.until ?? Infinity) ||
    (one.number < other.number ? -1 : 1);

function contractView(head: ContractHead, state: ContractState, catalog: Catalog, visit: Visit): ContractView {
  const { number, name, currency, offContract } = head;
  const { first, last } = contractDays(head, currency);
  const now = visit.now.getTime();
  const rules = [...state.rules.values()].filter(({ contract, rule }) => contract === number && (rule.until ?? Infinity) > now);
  return {
    number,
    name,
    currency,
    state: contractState(head, now),
    first: first || null,
    last: last || null,
    items: itemsOf(state, number, now),
    covers: rules.map(({ rule }) => coveredBy(rule, catalog, visit)),
    fixes: offContract ?? '',
  };
}

/** Items with a price that holds now or later. */
const itemsOf = ({ prices }: ContractState, number: string, now: number): number =>
  new Set(
    [...prices.values()].flatMap(({ contract, itemId, price }) => (contract === number && (price.until ?? Infinity) > now ? [itemId] : [])),
  ).size;

function coveredBy(
  { scope, target, basis, percent, breaks }: AgreedRule,
  catalog: Catalog,
  { copyLocale }: Visit,
): ContractView['covers'][number] {
  const locale = contentLocale(copyLocale);
  const isDiscount = basis === 'discount';
  const last = breaks.at(-1);
  const named = { item: catalog.get(target)?.title[locale], category: catalog.categories.get(target)?.name[locale], brand: target };
  return {
    scope,
    name: named[scope] ?? target,
    // What a price is made from is the shop's own affair where it starts from the cost.
    percent: isDiscount ? percent / 100 : null,
    best: isDiscount && last !== undefined ? { qty: last.qty, percent: last.each / 100 } : null,
    items:
      scope === 'item'
        ? 1
        : scope === 'category'
          ? catalog.inCategory(target).length
          : catalog.all().filter(({ brand }) => foldBrand(brand) === foldBrand(target)).length,
  };
}
