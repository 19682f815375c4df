// The raster form of each drawing: a file, made once, whose name changes with its content.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rasterise } from './rasterise.ts';

/** A drawing with a raster form: named by its version, drawn only when needed. */
export interface Drawn {
  readonly version: string;
  readonly svg: () => string;
}

export interface PictureRasters {
  /** The picture as a JPEG; made now if the background work has not made it yet. */
  get(drawn: Drawn): Promise<Buffer>;
  /** Makes at most `most` missing files and removes files of outdated drawings; returns how many it made. */
  fill(wanted: readonly Drawn[], most: number, pause: () => Promise<void>): Promise<number>;
}

const ENDING = '.jpg';

/** Stores the files in `directory`, created if missing. A file that cannot be stored is made again each time. */
export function makePictureRasters(directory: string, draw: (svg: string) => Promise<Buffer> = rasterise): PictureRasters {
  let last: Promise<unknown> = Promise.resolve();
  const fileOf = (version: string): string => join(directory, version + ENDING);
  const make = async ({ version, svg }: Drawn): Promise<Buffer> => {
    const picture = await draw(svg());
    // Written under another name first, so that nobody reads half a picture, even after a crash.
    const unfinished = `${fileOf(version)}.${process.pid}`;
    await mkdir(directory, { recursive: true })
      .then(() => writeFile(unfinished, picture))
      .then(() => rename(unfinished, fileOf(version)))
      .catch(() => undefined);
    return picture;
  };
  const kept = (version: string): Promise<Buffer | undefined> => readFile(fileOf(version)).catch(() => undefined);
  /** One at a time: requests for new pictures may wait, the shop's pages may not. */
  const inTurn = (drawn: Drawn): Promise<Buffer> => {
    const made = last.catch(() => undefined).then(async () => (await kept(drawn.version)) ?? make(drawn));
    last = made;
    return made;
  };
  return {
    get: async (drawn) => (await kept(drawn.version)) ?? inTurn(drawn),
    async fill(wanted, most, pause) {
      const there = new Set(await readdir(directory).catch(() => []));
      const missing = wanted.filter(({ version }) => !there.delete(version + ENDING));
      await Promise.all([...there].map((name) => rm(join(directory, name), { force: true })));
      const now = missing.slice(0, most);
      for (const drawn of now) {
        await pause();
        await inTurn(drawn);
      }
      return now.length;
    },
  };
}
