// npm test: all tests, on a fresh clone, with one command and one total at the end.
import { prepare } from './bootstrap/prepare.mjs';
import { asCommand, Explained } from './bootstrap/run.mjs';
import { checkStages } from './stages/check-stages.mjs';
import { findChromium } from './stages/chromium.mjs';
import { findPostgres, withPostgres } from './stages/postgres.mjs';
import { runStages } from './stages/stage.mjs';
import { embeddedServerTests, runTests, unitTests } from './stages/tests.mjs';

/**
 * @typedef {import('./stages/stage.mjs').Runner} Runner
 * @typedef {import('./stages/stage.mjs').Stage} Stage
 */

const HOW_TO_POSTGRES = 'install PostgreSQL 15 or newer (Debian: apt-get install postgresql), or set TEST_DATABASE_URL';

/**
 * Runs with a PostgreSQL, if there is one: a given one, or one started for it.
 * @template T
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} bin where PostgreSQL's binaries are
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} work
 */
function onPostgres(env, bin, work) {
  if (env.TEST_DATABASE_URL || bin === undefined) return work(env);
  return withPostgres(bin, (url) => work({ ...env, TEST_DATABASE_URL: url }));
}

/**
 * The server tests on PostgreSQL. Only a CI run may not go without.
 * @param {Runner} runner
 * @param {string | undefined} bin where PostgreSQL's binaries are
 * @returns {Stage}
 */
function postgresTests({ node, env }, bin) {
  const run = async () => {
    if (env.TEST_DATABASE_URL || bin) return onPostgres(env, bin, (on) => runTests({ node, env: on }, ['server']));
    if (env.CI) throw new Explained(`No PostgreSQL found: ${HOW_TO_POSTGRES}.`);
    return { passed: 0, failed: 0, note: `not run: ${HOW_TO_POSTGRES}` };
  };
  return { name: 'server tests on PostgreSQL', run };
}

// Two fill two cores. A third one makes each slower by a half, and the whole no faster where processes are costly, as in some virtual machines.
const BROWSERS = '--maxWorkers=2';

/**
 * The built shop in a real browser. On the embedded database it takes twice the work.
 * @param {Runner} runner
 * @param {string | undefined} bin where PostgreSQL's binaries are
 * @returns {Stage}
 */
function browserTests({ node, env }, bin) {
  const run = async () => {
    const chromium = await findChromium({ node, env });
    return onPostgres(env, bin, (on) => runTests({ node, env: { ...on, CHROME_PATH: chromium } }, ['e2e'], [BROWSERS]));
  };
  return { name: 'end-to-end tests in Chromium', run };
}

await asCommand(async () => {
  const runner = await prepare({ build: 'all' });
  const postgres = await findPostgres();
  // What both databases do alike is tried on one of them.
  const which = runner.env.TEST_DATABASE_URL || postgres ? 'differing' : 'all';
  const server = [embeddedServerTests(runner, which), postgresTests(runner, postgres)];
  return runStages([...checkStages(runner), unitTests(runner), ...server, browserTests(runner, postgres)]);
});
