// Why a visitor may not buy a product, in words: tile, product page and quick view say the same (B2B-4).
import type { ProductFacts, PurchaseBlock } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';

const WORDS = {
  contractOnly: 'server.blockedContractOnly',
  policy: 'server.blockedPolicy',
  offContract: 'server.blockedOffContract',
  healthCare: 'server.blockedHealthCare',
  wholesaler: 'server.blockedWholesaler',
} as const satisfies Record<PurchaseBlock, string>;

/** Null for what may be bought. */
export const blockText = (block: PurchaseBlock | null, { say }: Pick<CatalogView, 'say'>): string | null =>
  block === null ? null : say(WORDS[block]);

/** A tile's field, which is missing where the product may be bought, as most may. */
export function blockedText(product: ProductFacts, view: CatalogView): { readonly blocked?: string } {
  const blocked = blockText(view.blockOf(product), view);
  return blocked === null ? {} : { blocked };
}
