// The pictures of a product page: photographs, or the drawing and its further views.
import type { Static } from 'typebox';
import type { ProductDetail } from '#goods/catalog/contract';
import { isPhotographs, type ProductFacts } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';
import type { TileFacts } from '#finding/tiles/server';

const VIEW_WORDS = { front: 'server.pictureFront', high: 'server.pictureHigh', pack: 'server.picturePack' } as const;

export function imagesOf(
  { itemId, picture, categoryId }: ProductFacts,
  { locale, say }: CatalogView,
  { catalog, pictures }: Pick<TileFacts, 'catalog' | 'pictures'>,
): Static<typeof ProductDetail>['images'] {
  if (isPhotographs(picture)) return [...pictures.photos(picture, locale)];
  const fallback = catalog.categories.get(categoryId)?.picture ?? null;
  const main = pictures.tile(itemId, picture, fallback, locale);
  return pictures
    .views(picture, fallback)
    .map((shown) =>
      shown === 'main'
        ? main
        : { ...main, src: pictures.view(itemId, picture, fallback, shown, locale), alt: say(VIEW_WORDS[shown], { what: main.alt }) },
    );
}
