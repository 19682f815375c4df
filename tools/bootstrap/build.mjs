// Builds what Node cannot run from source (the pages, the mail templates, the card form), when their sources changed since the last build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { environmentOf } from './node.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { must } from './run.mjs';

const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.mail.config.ts',
  'vite.frame.config.ts',
  'tools/words-plugin.ts',
  'tools/cached-parts-plugin.ts',
  'tools/light-manifest-plugin.ts',
  'tools/no-instrumentation-plugin.ts',
  'tools/compact-routes.ts',
];

/** @typedef {{ label: string, command: string[], config: string }} Job */

/** @type {Job} */
const PAGES = {
  label: 'Building the pages',
  command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  config: 'react-router.config.ts',
};
/** @type {Job} */
const MAIL = {
  label: 'Building the mail templates',
  command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.mail.config.ts'],
  config: 'vite.mail.config.ts',
};
/** @type {Job} */
const FRAME = {
  label: 'Building the card form',
  command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.frame.config.ts'],
  config: 'vite.frame.config.ts',
};

/**
 * The server's own files run from source and need no build; neither do tests.
 * @param {string} path
 */
const isBuilt = (path) => !/\.test\.tsx?$|\/README\.md$|^src\/[^/]+\/([^/]+\/)?server\/|^src\/platform\//.test(path);

/**
 * @param {string} node path of its binary
 * @param {string} name of the stamp left behind
 * @param {readonly Job[]} jobs
 */
async function buildOnce(node, name, jobs) {
  const stamp = join(ROOT, 'build', `.${name}`);
  const sources = fingerprint(ROOT, SOURCES, isBuilt);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true });
  // Whatever the server runs as, what it serves is the production build.
  const env = { ...environmentOf(node), NODE_ENV: 'production' };
  for (const job of jobs) {
    if (existsSync(join(ROOT, job.config))) await step(job.label, () => must(node, job.command, { env }));
  }
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
}

/**
 * Builds pages, mail templates and the card form.
 * @param {string} node path of its binary
 */
export const build = (node) => buildOnce(node, 'sources', [PAGES, MAIL, FRAME]);

/**
 * Builds the mail templates and the card form only: in development Vite serves the pages from source.
 * @param {string} node path of its binary
 */
export const buildMail = (node) => buildOnce(node, 'mail-sources', [MAIL, FRAME]);
