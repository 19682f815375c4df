// Finds a Chromium for the end-to-end tests: a configured one, one of this machine, or Playwright's download.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { step } from '../bootstrap/progress.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { capture, Explained } from '../bootstrap/run.mjs';

/** The headless shell comes first: other browsers need more memory and time per visitor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const ADVICE = [
  'The end-to-end tests need Chromium and found none.',
  'Install one (Debian: apt-get install chromium-headless-shell), or name one: CHROME_PATH=/path/to/chrome npm test',
].join('\n');

/**
 * Some distributions put a program of that name in place which only explains how to install the browser.
 * @param {string} path
 */
async function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || (await capture(path, ['--version'])).code === 0;
}

/** @param {import('./stage.mjs').Runner} runner */
async function downloaded({ node, env }) {
  const cli = join(ROOT, 'node_modules/playwright-core/cli.js');
  await step('Downloading Chromium for the end-to-end tests', () => capture(node, [cli, 'install', '--only-shell', 'chromium'], { env }));
  const { chromium } = await import(pathToFileURL(join(ROOT, 'node_modules/playwright-core/index.mjs')).href);
  return chromium.executablePath();
}

/**
 * @param {import('./stage.mjs').Runner} runner
 * @returns {Promise<string>} the path of a Chromium that starts
 */
export async function findChromium(runner) {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Explained(`CHROME_PATH names ${named}, which does not start.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...candidates, ...APPLICATIONS]) if (await starts(path)) return path;
  const path = await downloaded(runner);
  if (await starts(path)) return path;
  throw new Explained(ADVICE);
}
