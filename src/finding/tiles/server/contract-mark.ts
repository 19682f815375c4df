// What a business buyer is told about contracts beside a price: that one makes it, or what the organization says where none does (B2B-4).
import type { Static } from 'typebox';
import type { ContractMark as Mark } from '#goods/catalog/contract';
import { offContractPolicy, type BuyingRights, type ProductFacts } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';
import type { ContractTerms } from '#goods/pricing/server';

export type ContractMark = Static<typeof Mark>;

const MARKS = {
  warn: { tone: 'warn', text: 'server.markOffContract' },
  approval: { tone: 'warn', text: 'server.markApproval' },
  block: { tone: 'bad', text: 'server.markOffContract' },
} as const;
const REASONS = { warn: 'server.reasonOffWarn', approval: 'server.reasonOffApproval', block: 'server.reasonOffBlock' } as const;

/** Null for an item without a contract price in an organization that allows such items. */
export function contractMark(product: ProductFacts, rights: BuyingRights, { say }: Pick<CatalogView, 'say'>): ContractMark | null {
  if (rights.inContract) return { tone: 'ok', text: say('server.markContract') };
  const policy = offContractPolicy(product, rights);
  return policy === 'allow' || rights.contractOnly ? null : { tone: MARKS[policy].tone, text: say(MARKS[policy].text) };
}

/** Why the item is marked, and which contract demands it. */
export function offContractReasons(
  product: ProductFacts,
  rights: BuyingRights,
  terms: Pick<ContractTerms, 'offContract'>,
  { say, currency }: Pick<CatalogView, 'say' | 'currency'>,
): string[] {
  const policy = offContractPolicy(product, rights);
  if (policy === 'allow' || rights.contractOnly) return [];
  const { fixedBy } = terms.offContract(currency);
  return [say(REASONS[policy]), ...(fixedBy === null ? [] : [say('server.reasonOffFixed', { contract: fixedBy.name })])];
}
