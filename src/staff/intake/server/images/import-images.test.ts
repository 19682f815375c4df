// Imported pictures in the shop: stored when they can be fetched, else drawn by category.
import { createServer, type Server } from 'node:http';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { importFile, exportText } from '#test/intake';
import { MISSES_OF } from '../intake-queries.ts';
import { importImages } from './import-images.ts';

let shop: TestShop;
let server: Server;
let host: string;
let directory: string;
let asked = 0;
let gone = true;

beforeAll(async () => {
  const wide = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
  server = createServer((request, reply) => {
    asked += 1;
    if (request.url === '/gone.jpg' && gone) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': 'image/png' }).end(wide);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  directory = await mkdtemp(join(tmpdir(), 'inkwell-pictures-'));
  await writeFile(
    join(directory, 'own.webp'),
    await sharp({ create: { width: 90, height: 120, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer(),
  );
  await writeFile(join(directory, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await writeFile(join(directory, 'broken.jpg'), wide.subarray(0, 500));
  await symlink('/etc/hostname', join(directory, 'link.jpg'));
  const row = (id: string, image: string, more = '') =>
    `${id}\tQuillon pen ${id}\t1.00 USD\tin stock\tWriting > Gel pens\t${image}\t${more}\n`;
  await writeFile(
    join(directory, 'feed.tsv'),
    'id\ttitle\tprice\tavailability\tproduct type\timage link\tadditional image link\n' +
      row('1', `http://${host}/a.png`, `http://${host}/gone.jpg,own.webp`) +
      row('2', `http://${host}/gone.jpg`) +
      ['../../etc/passwd', 'link.jpg', 'drawing.svg', 'broken.jpg', 'nowhere.jpg', '/etc/passwd']
        .map((name, at) => row(String(at + 3), name))
        .join(''),
  );
  shop = await testShop({}, undefined, async (db) => {
    expect((await importFile(db, join(directory, 'feed.tsv'))).problems).toEqual([]);
  });
});
afterAll(async () => {
  server.close();
  await shop.close();
});

const ITEMS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const NOON = new Date('2026-11-20T12:00:00Z');
const take = async (fetching?: { allowedHosts: ReadonlySet<string>; again?: boolean }, now = NOON) => {
  const problems: string[] = [];
  const summary = await importImages({
    db: shop.db,
    itemIds: ITEMS,
    directory,
    now,
    ...(fetching && { fetching }),
    problem: (itemId, what) => problems.push(`${itemId} ${what}`),
  });
  return { summary, problems: problems.sort() };
};
type Image = { src: string; alt: string; width: number; height: number };
const page = async (itemId: string) =>
  (await shop.browser().send('GET', `/api/product/${itemId}`)).json<{ tile: { image: Image }; images: Image[] }>();
const tileImage = async (itemId: string): Promise<Image> => (await page(itemId)).tile.image;

test('without permission nothing is fetched, and products show the drawing of their category', async () => {
  const { summary } = await take();
  expect([summary.notFetched, summary.failed, asked]).toEqual([3, 6, 0]);
  expect(await tileImage('2')).toEqual({
    src: expect.stringMatching(/^\/pictures\/2\/main\.svg/),
    alt: expect.stringMatching(/pen/i),
    width: 800,
    height: 800,
  });
});

test('with permission pictures are stored in two sizes and shown with width, height and the product’s name', async () => {
  const { summary, problems } = await take({ allowedHosts: new Set([host]) });
  expect(summary).toEqual({ kept: 1, notFetched: 0, waiting: 0, failed: 8 });
  expect(problems).toEqual([
    expect.stringMatching(/^1 picture .*gone\.jpg answered 404/),
    expect.stringMatching(/^2 picture .*gone\.jpg answered 404/),
    expect.stringMatching(/^3 picture .*(is not below|is not in)/),
    expect.stringMatching(/^4 picture link\.jpg is not below/),
    expect.stringMatching(/^5 picture drawing\.svg is svg, not a photograph format/),
    expect.stringMatching(/^6 picture broken\.jpg cannot be read as a picture/),
    expect.stringMatching(/^7 picture nowhere\.jpg is not in/),
    expect.stringMatching(/^8 picture \/etc\/passwd is not below/),
  ]);
  const small = { src: expect.stringMatching(/^\/pictures\/photo\/[\w-]{22}-480\.jpg$/), alt: 'Quillon pen 1', width: 480, height: 480 };
  await vi.waitFor(async () => expect(await tileImage('1')).toEqual(small), 5_000);
  const { images } = await page('1');
  expect(images.map(({ width, height, alt }) => [width, height, alt])).toEqual([
    [1200, 600, 'Quillon pen 1'],
    [90, 120, 'Quillon pen 1'],
  ]);
  const file = await shop.browser().send('GET', images[0]!.src);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect((await shop.browser().send('GET', '/pictures/photo/none.jpg')).status).toBe(404);
});

test('a stored picture is not fetched again; a missing one is retried after an hour, then after four', async () => {
  const fetching = { allowedHosts: new Set([host]) };
  const visit = async (hours: number, again = false): Promise<readonly number[]> => {
    const before = asked;
    const { waiting, failed, kept } = (await take({ ...fetching, again }, new Date(NOON.getTime() + hours * 3_600_000))).summary;
    expect(kept).toBe(0);
    return [asked - before, waiting, failed - 6]; // six files beside it are no pictures
  };
  expect(await visit(0.5)).toEqual([0, 2, 0]);
  expect(await visit(1.5)).toEqual([2, 0, 2]); // both products name it
  expect(await visit(3)).toEqual([0, 2, 0]);
  expect(await visit(3, true)).toEqual([2, 0, 2]);
});

test('a picture fetched in a retry is no longer a miss', async () => {
  gone = false;
  expect((await take({ allowedHosts: new Set([host]), again: true })).summary).toMatchObject({ kept: 2, failed: 6 });
  gone = true;
  expect(await shop.db.many(MISSES_OF, [[`http://${host}/gone.jpg`]])).toEqual([]);
});

test('a feed has the original addresses of fetched pictures, and the shop’s addresses of files', async () => {
  const [first = ''] = (await exportText(shop.db, 'merchant-tsv')).split('\n').filter((line) => line.startsWith('1\t'));
  expect(first).toContain(`\thttp://${host}/a.png\t`);
  expect(first).toMatch(/http:\/\/localhost:3000\/pictures\/photo\/[\w-]{22}-1200\.jpg/);
});
