// A sample tile for screen tests, with a shop context.
import type { ReactElement } from 'react';
import type { Tile } from '#goods/catalog/contract';
import { PlaceProvider } from '#goods/stores/screen';
import { served as servedPage, SHOP } from '#test/screen/page';
import type { Shop } from '#ui/page/shop';

export { SHOP };

export function aTile(over: Partial<Tile> = {}): Tile {
  return {
    itemId: '246810',
    resolvedItemId: '246810',
    title: 'Northfold Everyday copy paper',
    href: '/northfold-everyday-copy-paper/product_246810',
    brand: 'Northfold',
    pack: 'Case of 10 reams, 5,000 sheets',
    traits: ['Color: White', 'Size: Letter'],
    image: { src: '/pictures/246810/main.svg', alt: 'A case of paper', width: 800, height: 800 },
    price: '$46.99',
    priceValue: 46.99,
    originalPrice: '$54.99',
    saving: 'Save $8.00',
    unitPrice: '$0.0094 / sheet',
    fee: null,
    units: 'sheet',
    unitsNum: 5000,
    rating: { average: 4.7, count: 12_840 },
    quantityLimit: 9999,
    increment: 1,
    badge: null,
    restriction: null,
    seePriceInCart: false,
    isOutOfStock: false,
    isDeliveryInstock: true,
    bopisEligible: true,
    isSKUSET: false,
    isCustomSKU: false,
    canAdd: true,
    baseCatId: 'copy-paper',
    colors: null,
    ...over,
  };
}

/** The served markup of a screen, as a shopper without JavaScript sees it. */
export function served(screen: ReactElement, shop: Shop = SHOP): string {
  return servedPage(<PlaceProvider>{screen}</PlaceProvider>, shop);
}

/** The text in markup without tags; adjacent texts are separated by spaces. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
