// Imports the pictures that products name: files next to the imported file, and addresses if fetching is allowed.
import { photosOf, writePhotos, type ProductPhotos } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { keepPhoto } from '#goods/pictures/server';
import { fetchImage, type FetchFacts } from './fetch-image.ts';
import { openImageMisses, type ImageMisses } from './image-misses.ts';
import { readImageFile } from './read-image-file.ts';

export interface ImageSummary {
  /** Newly stored pictures. */
  readonly kept: number;
  /** Addresses skipped because fetching is not allowed. */
  readonly notFetched: number;
  /** Addresses skipped because they failed recently. */
  readonly waiting: number;
  /** Pictures that could not be imported; each was reported. */
  readonly failed: number;
}

export interface ImageFacts {
  readonly db: Db;
  readonly itemIds: readonly string[];
  /** The directory of file names. */
  readonly directory: string;
  /** Absent: no fetching. `again`: also retries addresses that failed recently. */
  readonly fetching?: FetchFacts & { readonly again?: boolean };
  readonly now: Date;
  readonly problem: (itemId: string, what: string) => void;
  readonly progress?: (sofar: ImageSummary, items: number) => void;
}

const BATCH = 60;
/** Concurrent requests. */
const AT_ONCE = 6;

/** Skips pictures that the shop has. A product without one keeps its drawing. */
export async function importImages({ db, itemIds, ...facts }: ImageFacts): Promise<ImageSummary> {
  const sofar = { kept: 0, notFetched: 0, waiting: 0, failed: 0 };
  for (let at = 0; at < itemIds.length; at += BATCH) {
    const products = await photosOf(db, itemIds.slice(at, at + BATCH));
    const misses = await openImageMisses(db, newAddresses(products), facts.now, facts.fetching?.again === true);
    const changed: ProductPhotos[] = [];
    const queue = products.values();
    const work = async (): Promise<void> => {
      for (const product of queue) {
        const photos = await photosNow(db, product, { ...facts, misses }, sofar);
        if (JSON.stringify(photos) !== JSON.stringify(product.photos)) changed.push({ ...product, photos });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await writePhotos(db, changed);
    await misses.write();
    facts.progress?.({ ...sofar }, Math.min(at + BATCH, itemIds.length));
  }
  return sofar;
}

/** The addresses to fetch. */
function newAddresses(products: readonly ProductPhotos[]): readonly string[] {
  return products.flatMap(({ images, photos }) => images.filter((one) => isAddress(one) && !photos.some(({ source }) => source === one)));
}

const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source);

type Count = { -readonly [K in keyof ImageSummary]: ImageSummary[K] };

async function photosNow(
  db: Db,
  { itemId, images, photos }: ProductPhotos,
  { directory, fetching, problem, misses }: Omit<ImageFacts, 'db' | 'itemIds'> & { readonly misses: ImageMisses },
  sofar: Count,
): Promise<ProductPhotos['photos']> {
  const now: ProductPhotos['photos'][number][] = [];
  for (const source of images) {
    const there = photos.find((photo) => photo.source === source);
    if (there !== undefined) {
      now.push(there);
      continue;
    }
    const far = isAddress(source);
    if (far && fetching === undefined) {
      sofar.notFetched += 1;
      continue;
    }
    if (far && misses.isWaiting(source)) {
      sofar.waiting += 1;
      continue;
    }
    const bytes = far ? await fetchImage(source, fetching) : await readImageFile(directory, source);
    const kept = bytes.ok ? await keepPhoto(db, bytes.value) : bytes;
    if (kept.ok) {
      sofar.kept += 1;
      if (far) misses.had(source);
      now.push({ source, ...kept.value });
    } else {
      sofar.failed += 1;
      if (far) misses.missed(source, kept.problem);
      problem(itemId, `picture ${source} ${kept.problem}`);
    }
  }
  return now;
}
