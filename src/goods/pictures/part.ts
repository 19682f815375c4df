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
  /** What the products of the shop look like; those that look the same once. */
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
    // It gives way at once: its files can be made at any other time.
    stop: async () => work.stop(),
  };
}
