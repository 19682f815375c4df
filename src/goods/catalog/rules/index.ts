export type {
  CatalogRecord,
  CategoryRecord,
  DocumentKind,
  DocumentRecord,
  PictureRecord,
  ProductKind,
  ProductText,
  StoreRecord,
} from './catalog-record.ts';
export { makeCategoryTree, type CategoryFacts, type CategoryTree } from './category-facts.ts';
export { isOnPromo, type AgreedPrice, type Promo } from './facet-values.ts';
export { comparedUnit, type ComparedUnit } from './compared-unit.ts';
export { DOCUMENT_KINDS, documentProblem } from './document-problem.ts';
export { makeFacetColumns, type FacetColumns } from './facet-columns.ts';
export { brandSlug } from './brand-slug.ts';
export { foldCode } from './fold-code.ts';
export { isListed, isSold, soldIn } from './is-listed.ts';
export { MAX_LINE_QUANTITY } from './line-limit.ts';
export {
  listProducts,
  type FacetGround,
  type CountedFacet,
  type CountedValue,
  type ListedProducts,
  type ListingFilter,
  type ListingSort,
} from './list-products.ts';
export { isPhotographs, type Photo, type Photographs, type ShownPicture } from './photographs.ts';
export { byPopularity } from './popularity.ts';
export { isPrinter, isPrinterSupply, modelKey, modelsNamed } from './printer-model.ts';
export { contentLocale, type Localized, type ProductFacts, type ProductFlags } from './product-facts.ts';
export { PRODUCT_FLAGS, type ProductFlag } from './product-flag.ts';
export { ownDocument, ownDocumentAddress, type DocumentLanguage, type OwnDocument, type OwnDocumentKind } from './own-document.ts';
export { isService } from './is-service.ts';
export { isHidden, offContractPolicy, purchaseBlock, type BuyingRights, type PurchaseBlock } from './purchase-block.ts';
export { ratingOfReviews } from './rating-of-reviews.ts';
export { badgeOf, canAddAgain, canAddFromTile, isOutOfStock, tileActionOf, type StockState, type TileBadge } from './tile-state.ts';
