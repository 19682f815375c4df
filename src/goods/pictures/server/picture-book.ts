// The pictures of products and categories: versioned addresses, alternative texts, drawings on demand.
import { createHash } from 'node:crypto';
import { isPhotographs, type Photographs, type PictureRecord, type ShownPicture } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import { isPictureType, pictureAlt, smallPhoto, type DrawingBook, type PictureType, type PictureView } from '#goods/pictures/rules';
import type { Drawn } from './picture-rasters.ts';

/** What an `<img>` needs. */
export interface PictureTag {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureBook {
  /** The first picture of an item; without its own record that of `fallback` (its category). */
  tile(itemId: string, picture: ShownPicture | null, fallback: PictureRecord | null, locale: Locale): PictureTag;
  /** The distinct drawn views; the first is the tile's. */
  views(picture: ShownPicture | null, fallback: PictureRecord | null): readonly PictureView[];
  /** Address of a view; for an item with photographs, its first one in small. */
  view(itemId: string, picture: ShownPicture | null, fallback: PictureRecord | null, view: PictureView, locale: Locale): string;
  /** Photographs, large, in their order. */
  photos(photographs: Photographs, locale: Locale): readonly PictureTag[];
  category(categoryId: string, picture: PictureRecord | null, locale: Locale): string;
  /** Changes with the content and style of the drawing; for an item with photographs, of its category's drawing. */
  version(picture: ShownPicture | null, fallback: PictureRecord | null): string;
  /** The drawing as SVG text; `'fr'` writes words and figures in French. */
  draw(picture: ShownPicture | null, fallback: PictureRecord | null, view: PictureView, language?: 'fr'): string;
  /** The raster form of the main view; French has its own only if it differs. */
  raster(picture: ShownPicture | null, fallback: PictureRecord | null, language?: 'fr'): Drawn;
}

const SIZE = 800;
/** Drawn when neither product nor category has a picture. */
const PLAIN: PictureRecord = { type: 'mailing-box' };

export function makePictureBook({ edition, illustrate, pictureViews, saysMoreInFrench }: DrawingBook): PictureBook {
  const paths = makePaths('en-US');
  const versions = new WeakMap<PictureRecord, string>();
  const versionOf = (picture: PictureRecord): string => {
    let version = versions.get(picture);
    if (version === undefined) {
      version = digestOf(`${edition} ${JSON.stringify(picture)}`);
      versions.set(picture, version);
    }
    return version;
  };
  /** French if that picture differs; otherwise both languages share one. */
  const languageOf = (picture: PictureRecord, locale: Locale): 'fr' | undefined =>
    locale === 'fr-CA' && saysMoreInFrench(typeOf(picture), picture) ? 'fr' : undefined;
  const viewsOf = (picture: PictureRecord) => pictureViews(typeOf(picture), picture);
  const address = (itemId: string, picture: PictureRecord, view: PictureView, locale: Locale): string =>
    paths.picture(itemId, view, versionOf(picture), languageOf(picture, locale));
  const draw: PictureBook['draw'] = (picture, fallback, view, language) => {
    const shown = known(picture, fallback);
    const { type: _, ...look } = shown;
    return illustrate(typeOf(shown), { ...look, view, ...(language && { language }) });
  };
  return {
    tile(itemId, picture, fallback, locale) {
      const photo = firstPhoto(picture);
      if (photo !== undefined && isPhotographs(picture))
        return { src: paths.photo(photo.hash, 480), alt: picture.alt[locale], ...smallPhoto(photo) };
      const shown = known(picture, fallback);
      return { src: address(itemId, shown, 'main', locale), alt: pictureAlt(typeOf(shown), locale), width: SIZE, height: SIZE };
    },
    views: (picture, fallback) => viewsOf(known(picture, fallback)),
    view(itemId, picture, fallback, view, locale) {
      const photo = firstPhoto(picture);
      return photo === undefined ? address(itemId, known(picture, fallback), view, locale) : paths.photo(photo.hash, 480);
    },
    photos: ({ photos, alt }, locale) =>
      photos.map(({ hash, width, height }) => ({ src: paths.photo(hash, 1200), alt: alt[locale], width, height })),
    category(categoryId, picture, locale) {
      const shown = known(picture, null);
      return paths.categoryPicture(categoryId, versionOf(shown), languageOf(shown, locale));
    },
    version: (picture, fallback) => versionOf(known(picture, fallback)),
    draw,
    raster(picture, fallback, language) {
      const shown = known(picture, fallback);
      const ending = language === 'fr' && saysMoreInFrench(typeOf(shown), shown) ? '-fr' : '';
      return { version: versionOf(shown) + ending, svg: () => draw(picture, fallback, 'main', language) };
    },
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** An unknown type counts as no record. */
function known(picture: ShownPicture | null, fallback: PictureRecord | null): PictureRecord {
  const drawn = isPhotographs(picture) ? null : picture;
  return [drawn, fallback].find((record) => record !== null && isPictureType(record.type)) ?? PLAIN;
}

function firstPhoto(picture: ShownPicture | null) {
  return isPhotographs(picture) ? picture.photos[0] : undefined;
}

function typeOf({ type }: PictureRecord): PictureType {
  return isPictureType(type) ? type : 'mailing-box';
}
