import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { illustrate } from '#demo/drawings/rules';
import { makePictureRasters, type Drawn } from './picture-rasters.ts';
import { makeRasterWork } from './raster-work.ts';
import { rasterise } from './rasterise.ts';

const WANTED: readonly Drawn[] = ['a', 'b', 'c'].map((version) => ({ version, svg: () => `<${version}>` }));
const [FIRST, ...REST] = WANTED;
const at = async (): Promise<void> => undefined;

let directory: string;
let drawn: string[];
const rasters = () =>
  makePictureRasters(directory, async (svg) => {
    drawn.push(svg);
    return Buffer.from(svg);
  });

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'inkwell-rasters-')), 'rasters');
  drawn = [];
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

test('the work makes each picture once, a few at a time, and continues where it stopped', async () => {
  expect(await rasters().fill(WANTED, 2, at)).toBe(2);
  expect(await rasters().fill(WANTED, 2, at)).toBe(1);
  expect(await rasters().fill(WANTED, 2, at)).toBe(0);
  expect(drawn).toEqual(['<a>', '<b>', '<c>']);
});

test('a requested picture is made at once, and only once', async () => {
  const store = rasters();
  const [one, two] = await Promise.all([store.get(FIRST as Drawn), store.get(FIRST as Drawn)]);
  expect([one?.toString(), two?.toString()]).toEqual(['<a>', '<a>']);
  await store.fill(WANTED, 9, at);
  expect(drawn).toEqual(['<a>', '<b>', '<c>']);
});

test('outdated pictures, and unfinished files of a crash, are removed', async () => {
  await rasters().fill(WANTED, 9, at);
  await writeFile(join(directory, 'd.jpg.4711'), 'half');
  await rasters().fill(REST, 9, at);
  expect((await readdir(directory)).toSorted()).toEqual(['b.jpg', 'c.jpg']);
});

test('pictures are made even when nothing can be written', async () => {
  await writeFile(directory, 'not a directory');
  expect((await rasters().get(FIRST as Drawn)).toString()).toBe('<a>');
});

test('stopping ends the work without an error', async () => {
  const work = makeRasterWork(rasters(), () => WANTED);
  const working = work.queue.handle({});
  work.stop();
  await working;
  expect(drawn).toEqual([]);
});

test('a raster picture is a JPEG of the drawing', async () => {
  const picture = await rasterise(illustrate('stapler', { color: 'red', brand: 'Castor & Main' }));
  expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(picture.length).toBeLessThan(60_000);
});
