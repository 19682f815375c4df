// npm run screens: every page and what opens over one as it looks, at three widths and in four editions, into screens/ with a page to leaf through.
// Names of editions after it photograph those alone: npm run screens -- business-fr-ca. `accounts`: every demo account, at what sets it apart.
// SHOP_URL names a shop that runs already (and INKWELL_PASSWORD its demo accounts' password); otherwise one is started.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../tools/stages/chromium.mjs';
import { startShop, temporaryDirectory } from '#test/running-shop';
import { ACCOUNTS, photographAccounts } from './support/accounts.ts';
import { openBrowser } from './support/chromium.ts';
import { EDITIONS, photographEdition, type Shot, type Shop } from './support/editions.ts';
import { indexPage } from './support/screens-index.ts';

const FOLDER = join(import.meta.dirname, '../screens');

/** The shop to look at, and what ends it if it was started for that. */
async function openShop(): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const { SHOP_URL: address = '', INKWELL_PASSWORD: password = 'shelf and ladder' } = process.env;
  if (address !== '') {
    const consumer = new URL(address).origin;
    return { shop: { origins: { consumer, business: consumer.replace('://', '://business.') }, password }, close: async () => undefined };
  }
  const directory = temporaryDirectory();
  const running = await startShop({
    env: { DATA_DIR: directory.path, INKWELL_PASSWORD: password, INKWELL_GALLERY: 'yes', INKWELL_TRIES_PER_ADDRESS: '10000' },
    echo: process.stderr,
  });
  const close = async (): Promise<void> => {
    await running.stop();
    directory.remove();
  };
  return { shop: { origins: running.origins, password }, close };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== ACCOUNTS && EDITIONS.every((edition) => edition.name !== name));
if (unknown.length > 0)
  throw new Error(`No such edition: ${unknown.join(', ')}. There are ${[...EDITIONS.map(({ name }) => name), ACCOUNTS].join(', ')}.`);

process.env['CHROME_PATH'] = await findChromium({ node: process.execPath, env: process.env });
const { shop, close } = await openShop();
const browser = await openBrowser();
const shots: Shot[] = [];
const emptied = async (name: string): Promise<string> => {
  const folder = join(FOLDER, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
};
try {
  if (asked.length === 0 || asked.includes(ACCOUNTS)) shots.push(...(await photographAccounts(browser, shop, await emptied(ACCOUNTS))));
  for (const edition of EDITIONS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    shots.push(...(await photographEdition(browser, shop, edition, await emptied(edition.name))));
  }
} finally {
  await browser.close();
  await close();
}
await writeFile(join(FOLDER, 'index.html'), indexPage(shots));
console.log(`${shots.length} pictures: screens/index.html`);
