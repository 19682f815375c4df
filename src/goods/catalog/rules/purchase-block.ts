// Why a shopper may not buy an item that others may (B2B-4, USR-4). The server asks at listing, add and placing.
import type { ProductFacts } from './product-facts.ts';
import type { Permissions } from '#base/access/rules';

export type PurchaseBlock = 'contractOnly' | 'policy' | 'healthCare' | 'wholesaler';

export interface BuyingRights {
  /** G_IOC is absent (or unknown): contract items only. */
  readonly contractOnly: boolean;
  /** The item has a price in the account's contract. */
  readonly inContract: boolean;
  /** The account's policy blocks the item. */
  readonly blocked: boolean;
  /** The shopper buys for a business account. */
  readonly hasAccount: boolean;
  readonly permissions: Permissions;
}

/**
 * Null when the item may be bought. Health-care items need HC from everybody; wholesaler items need G_WS from accounts
 * (shoppers without an account buy them as anything else).
 */
export function purchaseBlock({ flags }: Pick<ProductFacts, 'flags'>, rights: BuyingRights): PurchaseBlock | null {
  if (rights.contractOnly && !rights.inContract) return 'contractOnly';
  if (rights.blocked) return 'policy';
  if (flags.healthCare && !rights.permissions.has('HC')) return 'healthCare';
  if (flags.wholesaler && rights.hasAccount && !rights.permissions.has('G_WS')) return 'wholesaler';
  return null;
}

/** Whether a blocked item is not even shown: G_IBV hides what the policy blocks, G_BIO shows it; contract-only accounts see nothing else. */
export function isHidden(block: PurchaseBlock | null, permissions: Permissions): boolean {
  return block === 'contractOnly' || (block === 'policy' && permissions.has('G_IBV'));
}
