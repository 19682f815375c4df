// The camera of a browser without a reader of its own reads the code of a list sheet into quick order (ATC-6, LST-5); without a camera it is explained,
// and the number can be typed.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePaths } from '../src/base/paths.ts';
import { code128 } from '../src/goods/scanning/fixtures.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openBrowser } from './support/chromium.ts';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 4;
const PAPER = '246810';

/** A film of ten equal pictures of bars on a sheet, as Chromium's pretended camera takes it. */
function filmOf(bars: string): Buffer {
  const modules = `${'0'.repeat(12)}${bars}${'0'.repeat(12)}`;
  const left = Math.floor((WIDTH - modules.length * MODULE) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, 225);
  for (let y = 140; y < 340; y += 1)
    for (let x = 0; x < modules.length * MODULE; x += 1) light[y * WIDTH + left + x] = modules[Math.floor(x / MODULE)] === '1' ? 25 : 235;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
}

test('[ATC-6] [LST-5] a code in front of the camera becomes a row of quick order, once', async ({ shop }) => {
  const film = join(tmpdir(), `inkwell-camera-${process.pid}.y4m`);
  await writeFile(film, filmOf(code128(PAPER)));
  const browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(shop.consumer + makePaths('en-US').quickOrder());
  await page.getByRole('main').getByRole('button', { name: 'Scan with the camera' }).click();
  const drawer = page.getByRole('dialog', { name: 'Scan codes' });
  await drawer.getByText(`${PAPER} was read.`).waitFor();
  expect(await axeFindings(page), 'drawer').toEqual([]);
  await drawer.getByRole('button', { name: 'Done' }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: '1 row checked' }).waitFor();
  expect(await main.locator(`input[value="${PAPER}"]`).count()).toBe(1);
  await browser.close();
});

test('[ATC-6] without a camera the drawer says so, and a typed number becomes a row', async ({ page, shop }) => {
  await page.goto(shop.consumer + makePaths('fr-CA').quickOrder());
  await page.getByRole('main').getByRole('button', { name: 'Lire avec la caméra' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lire des codes' });
  await drawer
    .getByRole('status')
    .filter({ hasText: /caméra/ })
    .first()
    .waitFor();
  await drawer.getByLabel('Ou tapez le numéro').fill(PAPER);
  await drawer.getByRole('button', { name: 'Ajouter' }).click();
  await drawer.getByText(`${PAPER} a été lu.`).waitFor();
  await drawer.getByRole('button', { name: 'Terminé' }).click();
  await page.getByRole('main').locator(`input[value="${PAPER}"]`).waitFor();
});
