// Head and structured data of a product page. The offer's price is the displayed price (experience: Product).
import type { MetaDescriptor } from 'react-router';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { unpacked } from '#ui/page/packed';
import type { Shop } from '#ui/page/shop';
import type { WordedReviews } from '#finding/reviews/screen';
import { breadcrumbsOf } from '#goods/catalog/screen';
import type { ProductOnPage, ProductPageData, ShownProduct } from './load-product.ts';

type Matches = Parameters<typeof pageMeta>[1];

export function productMeta(page: ProductPageData, matches: Matches): MetaDescriptor[] {
  const { description, address, alternates, crumbs } = page;
  const product = unpacked(page.product);
  const { tile } = product;
  return pageMeta(
    {
      title: tile.title,
      description,
      address,
      alternates,
      image: tile.image.src,
      kind: 'product',
      structured: [...productData(product, address, matches), ...breadcrumbsOf(crumbs, tile.title, matches)],
    },
    matches,
  );
}

function productData(product: ProductOnPage, address: string, matches: Matches): readonly object[] {
  const shop = matches[0]?.loaderData as Shop | undefined; // the root route's loader data
  if (shop === undefined) return [];
  const origin = shop.origins[shop.site.tenant];
  const {
    tile,
    partNumber,
    ean,
    description,
    images,
    reviews: { reviews },
  } = product;
  // Structured data holds only reviews in the page's language.
  const own = reviews.filter(({ lang }) => lang.slice(0, 2) === shop.locale.slice(0, 2));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: tile.title,
      description,
      sku: tile.itemId,
      mpn: partNumber,
      ...(ean !== null && { gtin: ean }),
      brand: { '@type': 'Brand', name: tile.brand },
      image: rasterPictures(images.map(({ src }) => src)).map((src) => origin + src),
      ...(tile.rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: tile.rating.average, reviewCount: tile.rating.count },
      }),
      ...(own.length > 0 && { review: own.map(reviewData) }),
      ...offerData(product, origin + address, shop.site.currency),
    },
  ];
}

/** A review that the page shows in full. */
function reviewData({ author, writtenAt, stars, title, body, lang }: WordedReviews['reviews'][number]): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: writtenAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    name: title,
    reviewBody: body,
    inLanguage: lang,
  };
}

/** A drawing has one raster version, of its main view; readers of structured data seldom accept SVG. */
function rasterPictures(addresses: readonly string[]): readonly string[] {
  const { rasterPicture } = makePaths('en-US'); // pictures have the same address in every locale
  return addresses.map(rasterPicture).filter((address) => !/\.svg(\?|$)/.test(address));
}

/** No offer when the page shows no price: in the cart only, not for sale, or by contract. */
function offerData({ tile, streetDate, backorderDays }: ShownProduct, url: string, currency: string): object {
  if (tile.priceValue === null || tile.seePriceInCart) return {};
  const offer = {
    '@type': 'Offer',
    url,
    price: tile.priceValue.toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${availabilityOf(tile, backorderDays)}`,
    ...(streetDate !== null && (tile.badge === 'preOrder' || tile.badge === 'comingSoon') && { availabilityStarts: streetDate }),
  };
  return { offers: { ...offer, itemCondition: 'https://schema.org/NewCondition' } };
}

/** A member of schema.org's ItemAvailability, which has none for "coming soon": such an offer is out of stock until its day. */
function availabilityOf({ badge, isOutOfStock, isDeliveryInstock }: ShownProduct['tile'], backorderDays: number | null): string {
  if (badge === 'discontinued') return 'Discontinued';
  if (badge === 'preOrder') return 'PreOrder';
  if (isOutOfStock || badge === 'comingSoon') return 'OutOfStock';
  if (isDeliveryInstock) return 'InStock';
  return backorderDays === null ? 'InStoreOnly' : 'BackOrder';
}
