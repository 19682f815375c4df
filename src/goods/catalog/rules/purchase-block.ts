// Why a shopper may not buy an item that others may (B2B-4, USR-4). The server checks it when listing, adding and placing.
import type { OffContractPolicy } from '#goods/pricing/rules';
import { isService } from './is-service.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Permissions } from '#base/access/rules';

export type PurchaseBlock = 'contractOnly' | 'policy' | 'offContract' | 'healthCare' | 'wholesaler';

export interface BuyingRights {
  /** Contract items only, because G_IOC is missing or unknown. */
  readonly contractOnly: boolean;
  /** A contract of the account prices the item. */
  readonly inContract: boolean;
  /** What the organization says about items that no contract prices. */
  readonly offContract: OffContractPolicy;
  /** The account's policy names the item. */
  readonly blocked: boolean;
  readonly permissions: Permissions;
}

/** Null when the shopper may buy the item. Health-care items need HC and wholesaler items G_WS, from guests too. */
export function purchaseBlock(product: Pick<ProductFacts, 'flags' | 'kind'>, rights: BuyingRights): PurchaseBlock | null {
  const { flags } = product;
  if (rights.contractOnly && !rights.inContract) return 'contractOnly';
  if (rights.blocked && isPolicyInForce(rights)) return 'policy';
  if (offContractPolicy(product, rights) === 'block') return 'offContract';
  if (flags.healthCare && !rights.permissions.has('HC')) return 'healthCare';
  if (flags.wholesaler && !rights.permissions.has('G_WS')) return 'wholesaler';
  return null;
}

/** What the organization says about this item: `allow` for what a contract prices, and for services, which come with goods. */
export const offContractPolicy = (
  { kind }: Pick<ProductFacts, 'kind'>,
  { inContract, offContract }: Pick<BuyingRights, 'inContract' | 'offContract'>,
): OffContractPolicy => (inContract || isService(kind) ? 'allow' : offContract);

/** G_BIO and G_IBV are the two ways of blocking: without either a policy blocks nothing. Contract-only accounts, also of unknown rights, are held to it. */
const isPolicyInForce = ({ contractOnly, permissions }: BuyingRights): boolean =>
  contractOnly || permissions.has('G_BIO') || permissions.has('G_IBV');

/** Whether a blocked item is hidden: G_IBV hides items that the policy blocks, G_BIO shows them; contract-only accounts see no others. */
export function isHidden(block: PurchaseBlock | null, permissions: Permissions): boolean {
  return block === 'contractOnly' || (block === 'policy' && permissions.has('G_IBV'));
}
