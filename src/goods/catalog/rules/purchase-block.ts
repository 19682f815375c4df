// Why a shopper may not buy an item that others may (B2B-4, USR-4). The server checks it when listing, adding and placing.
import type { ProductFacts } from './product-facts.ts';
import type { Permissions } from '#base/access/rules';

export type PurchaseBlock = 'contractOnly' | 'policy' | 'healthCare' | 'wholesaler';

export interface BuyingRights {
  /** Contract items only, because G_IOC is missing or unknown. */
  readonly contractOnly: boolean;
  /** The account's contract has a price for the item. */
  readonly inContract: boolean;
  /** The account's policy names the item. */
  readonly blocked: boolean;
  readonly permissions: Permissions;
}

/** Null when the shopper may buy the item. Health-care items need HC and wholesaler items G_WS, from guests too. */
export function purchaseBlock({ flags }: Pick<ProductFacts, 'flags'>, rights: BuyingRights): PurchaseBlock | null {
  if (rights.contractOnly && !rights.inContract) return 'contractOnly';
  if (rights.blocked && isPolicyInForce(rights)) return 'policy';
  if (flags.healthCare && !rights.permissions.has('HC')) return 'healthCare';
  if (flags.wholesaler && !rights.permissions.has('G_WS')) return 'wholesaler';
  return null;
}

/** G_BIO and G_IBV are the two ways of blocking: without either a policy blocks nothing. Contract-only accounts, also of unknown rights, are held to it. */
const isPolicyInForce = ({ contractOnly, permissions }: BuyingRights): boolean =>
  contractOnly || permissions.has('G_BIO') || permissions.has('G_IBV');

/** Whether a blocked item is hidden: G_IBV hides items that the policy blocks, G_BIO shows them; contract-only accounts see no others. */
export function isHidden(block: PurchaseBlock | null, permissions: Permissions): boolean {
  return block === 'contractOnly' || (block === 'policy' && permissions.has('G_IBV'));
}
