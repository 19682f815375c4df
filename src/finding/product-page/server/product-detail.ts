// Everything a product's page shows: one statement for long texts that are not cached, the rest from memory (CAT-2).
import type { Static } from 'typebox';
import type { ProductDetail } from '#goods/catalog/contract';
import { brandSlug, soldIn, type ProductFacts } from '#goods/catalog/rules';
import { customSpecOf } from '#goods/customization/rules';
import { formatPrice } from '#base/locale/rules';
import { addressesIn } from '#paths';
import { priceFor } from '#goods/pricing/rules';
import {
  buyerOf,
  goesIntoPrinters,
  shownDocuments,
  textsIn,
  type CatalogView,
  type Compatibility,
  type ProductContents,
} from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';
import { priceReasons, publicCost, type TileFacts, type Tiles } from '#finding/tiles/server';
import { breaksOf } from './volume-breaks.ts';
import { variantsOf } from './variants.ts';
import { MOST_ALTERNATES, type Alternates } from './product-alternates.ts';
import { imagesOf } from './product-images.ts';

type Detail = Static<typeof ProductDetail> & { readonly slug: string; readonly alternateHrefs: Record<string, string> };

export interface DetailFacts extends TileFacts {
  readonly contents: ProductContents;
  readonly tiles: Tiles;
  readonly cards: CategoryCards;
  readonly compatibility: Compatibility;
  readonly alternatesOf: Alternates;
}

const MOST_COMPATIBLE = 24;

export async function productDetail(product: ProductFacts, view: CatalogView, facts: DetailFacts): Promise<Detail> {
  const { alternatesOf, catalog, cards, compatibility, contents, tiles } = facts;
  const { content, documents } = await contents.of(product);
  const tilesOf = (products: readonly ProductFacts[], most: number) =>
    listed(products, product, view, most).map((other) => tiles.tile(other, view));
  const items = (itemIds: readonly string[]): ProductFacts[] => itemIds.flatMap((itemId) => catalog.get(itemId) ?? []);
  const replacement = product.replacement === null ? undefined : catalog.get(product.replacement);
  return {
    tile: tiles.tile(product, view),
    brandHref: brandHrefOf(product, view),
    partNumber: product.partNumber,
    ean: product.ean,
    kind: product.kind,
    status: product.status,
    ...textsIn(content, view.locale),
    images: imagesOf(product, view, facts),
    breaks: breaksOf(product, view),
    priceReasons: priceReasons(product, view),
    ...publicCost(product, view, facts),
    documents: shownDocuments(documents, view),
    crumbs: cards.crumbs(product.categoryId, view),
    variants: variantsOf(
      product,
      catalog.inSet(product.variantSet ?? '').filter(view.isShown),
      view,
      (other) => tiles.tile(other, view).image.src,
    ),
    services: servicesOf(items(product.services), view),
    bundle: product.bundle.flatMap(({ itemId, qty }) => {
      const part = catalog.get(itemId);
      return part === undefined ? [] : [{ title: part.title[view.locale], href: view.paths.product(part.slug[view.locale], itemId), qty }];
    }),
    fits: [...product.fits],
    fitsPrinters: goesIntoPrinters(product, catalog),
    compatible: tilesOf(await compatibility.with(product), MOST_COMPATIBLE),
    alternates: tilesOf(alternatesOf(product, items(product.alternates), view), MOST_ALTERNATES),
    accessories: tilesOf(items(product.accessories), MOST_ALTERNATES),
    replacement: replacement !== undefined && view.isListed(replacement) ? tiles.tile(replacement, view) : null,
    custom: customOf(product),
    streetDate: product.streetDate,
    backorderDays: product.backorderDays,
    expectedOn: expectedOn(product, view, facts),
    slug: product.slug[view.locale],
    alternateHrefs: addressesIn(soldIn(product, view.site.tenant), (paths, locale) => paths.product(product.slug[locale], product.itemId)),
  };
}

const servicesOf = (services: readonly ProductFacts[], view: CatalogView): Detail['services'] =>
  services.filter(view.isShown).map((service) => ({
    itemId: service.itemId,
    title: service.title[view.locale],
    price: priceText(service, view),
    kind: service.kind,
  }));

function expectedOn({ itemId, flags, streetDate }: ProductFacts, { site, today }: CatalogView, { inventory }: DetailFacts): string | null {
  if (!flags.comingSoon) return inventory.inbound(itemId, site.country);
  return streetDate !== null && streetDate > today ? streetDate : null;
}

/** The first of them that the view lists. */
const listed = (products: readonly ProductFacts[], without: ProductFacts, view: CatalogView, most: number): readonly ProductFacts[] =>
  products
    .values()
    .filter((other) => other !== without && view.isListed(other))
    .take(most)
    .toArray();

function brandHrefOf({ brand }: ProductFacts, { paths }: CatalogView): string | null {
  const slug = brandSlug(brand);
  return slug === null ? null : paths.brand(slug);
}

function customOf(product: ProductFacts): Detail['custom'] {
  const spec = customSpecOf(product);
  return spec && { ...spec, colors: [...spec.colors], typefaces: [...spec.typefaces] };
}

function priceText(product: ProductFacts, view: CatalogView): string {
  const price = priceFor(buyerOf(view), product);
  return price === null ? '' : formatPrice(price.each, view.currency, view.copyLocale);
}
