// The part of a cart line that is the product's own: the same in every cart, so it is made once per product and language.
import type { CartItem } from '#cart/contract';
import { MAX_LINE_QUANTITY } from '#cart/rules';
import { contentLocale, type ProductFacts } from '#catalog/rules';
import type { Locale } from '#locale/rules';
import type { ItemView } from './item-reply.ts';

type ProductPart = Pick<CartItem, 'partNumber' | 'quantityLimit' | 'increment' | 'itemAttributes' | 'product'>;

/** The catalogue hands out a new product when anything of it changes; a part lives as long as the product it was made from. */
const made = new WeakMap<ProductFacts, Map<Locale, ProductPart>>();

export function productPart(itemId: string, product: ProductFacts | undefined, view: ItemView): ProductPart {
  if (product === undefined) return unknownPart(itemId, view);
  const locale = contentLocale(view.speech.locale);
  let parts = made.get(product);
  if (parts === undefined) made.set(product, (parts = new Map()));
  let part = parts.get(locale);
  if (part === undefined) parts.set(locale, (part = partOf(product, locale, view)));
  return part;
}

function partOf(product: ProductFacts, locale: Locale, { facts, paths, imageOf }: ItemView): ProductPart {
  const { itemId, kind, flags } = product;
  return {
    partNumber: product.partNumber,
    quantityLimit: Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    increment: product.increment ?? 1,
    itemAttributes: { membershipSKU: kind === 'membership', partBundle: kind === 'bundle' },
    product: {
      name: product.title[locale],
      pack: product.pack?.[locale] ?? null,
      url: paths.product(product.slug[locale], itemId),
      images: [imageOf(product)],
      brandName: product.brand,
      partNumber: product.partNumber,
      baseCategory: product.categoryId,
      hierarchy: [...facts.categoriesOf(product)],
      kind,
      productTypeName: kind === 'eDownload' ? 'ESD' : kind === 'directFurniture' ? 'DF' : null,
      streetDate: product.streetDate,
      bopisEligible: flags.bopisEligible,
      preOrder: flags.preOrder,
      comingSoon: flags.comingSoon,
      sfs: flags.shipFromStore,
      inStoreOnlyProduct: flags.inStoreOnly,
      seePriceInCart: flags.seePriceInCart,
    },
  };
}

/** A line whose item the shop no longer knows shows its number. */
function unknownPart(itemId: string, { paths }: ItemView): ProductPart {
  return {
    partNumber: '',
    quantityLimit: MAX_LINE_QUANTITY,
    increment: 1,
    itemAttributes: { membershipSKU: false, partBundle: false },
    product: {
      name: itemId,
      pack: null,
      url: paths.home(),
      images: [],
      brandName: '',
      partNumber: '',
      baseCategory: '',
      hierarchy: [],
      kind: 'ordinary',
      productTypeName: null,
      streetDate: null,
      bopisEligible: false,
      preOrder: false,
      comingSoon: false,
      sfs: false,
      inStoreOnlyProduct: false,
      seePriceInCart: false,
    },
  };
}
