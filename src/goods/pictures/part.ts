import {
  makeRasterWork,
  servePhotos,
  servePictures,
  type Drawn,
  type PictureBook,
  type PictureRasters,
  type PictureSources,
} from '#goods/pictures/server';
import type { Db } from '#platform/db';
import type { Part } from '#platform/part';

export interface PicturesNeeds {
  readonly db: Db;
  readonly pictures: PictureBook;
  readonly rasters: PictureRasters;
  readonly sources: PictureSources;
  /** All distinct drawings of the shop's products. */
  readonly drawnProducts: () => readonly Drawn[];
}

export function picturesPart({ db, pictures, rasters, sources, drawnProducts }: PicturesNeeds): Part {
  const work = makeRasterWork(rasters, drawnProducts);
  return {
    serve(shop) {
      servePhotos(shop, db);
      servePictures(shop, pictures, rasters, sources);
    },
    jobs: [work.queue],
    // Stops at once, because the remaining files can be made any time later.
    stop: async () => work.stop(),
  };
}
