// The raster form of each drawing: a file of its own, made once, under a name that changes with what it shows.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rasterise } from './rasterise.ts';

/** A drawing that has a raster form: the version names it, drawing it is put off until it is needed. */
export interface Drawn {
  readonly version: string;
  readonly svg: () => string;
}

export interface PictureRasters {
  /** The picture as a JPEG; made now when the background work has not come to it yet. */
  get(drawn: Drawn): Promise<Buffer>;
  /** Makes at most `most` of those that are missing and removes the files of drawings that are shown no more; how many it made. */
  fill(wanted: readonly Drawn[], most: number, pause: () => Promise<void>): Promise<number>;
}

const ENDING = '.jpg';

/** Keeps the files in `directory`, which need not exist. A file that cannot be kept is made again each time. */
export function makePictureRasters(directory: string, draw: (svg: string) => Promise<Buffer> = rasterise): PictureRasters {
  let last: Promise<unknown> = Promise.resolve();
  const fileOf = (version: string): string => join(directory, version + ENDING);
  const make = async ({ version, svg }: Drawn): Promise<Buffer> => {
    const picture = await draw(svg());
    // Under another name first: who reads it meanwhile, or after a crash, never sees half a picture.
    const unfinished = `${fileOf(version)}.${process.pid}`;
    await mkdir(directory, { recursive: true })
      .then(() => writeFile(unfinished, picture))
      .then(() => rename(unfinished, fileOf(version)))
      .catch(() => undefined);
    return picture;
  };
  const kept = (version: string): Promise<Buffer | undefined> => readFile(fileOf(version)).catch(() => undefined);
  /** One at a time: a hundred requests for new pictures may wait, the shop's pages may not. */
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
