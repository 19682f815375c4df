// Test suites as stages: Vitest prints its output and writes its results to a file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { inView } from './stage.mjs';

/** @typedef {import('./stage.mjs').Runner} Runner */

const VITEST = 'node_modules/vitest/vitest.mjs';

const LINES_OF_A_FAILURE = 6;

/**
 * What failed, in a few lines each: a test, or a file that does not load.
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @param {readonly { name: string, status: string, message: string, assertionResults: Assertion[] }[]} files
 */
const failuresOf = (files) =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const told = failed.map(({ fullName, failureMessages }) => `${relative(ROOT, name)} › ${fullName}\n${failureMessages.join('\n')}`);
    return told.length === 0 && status === 'failed' ? [`${relative(ROOT, name)}\n${message}`] : told;
  });

/** @param {string} failure */
const shortened = (failure) => failure.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ');

/**
 * A suite that ends badly without one failed test (a file that does not load, an error between tests) still fails.
 * @param {string} file
 * @param {number} code
 */
function countOf(file, code) {
  try {
    const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), failures: failuresOf(testResults).map(shortened) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs Vitest projects and counts their tests.
 * @param {Runner} runner
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more] further arguments
 */
export async function runTests({ node, env }, projects, more = []) {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-tests-'));
  const file = join(folder, 'result.json');
  const named = projects.flatMap((project) => ['--project', project]);
  try {
    const args = [VITEST, 'run', ...named, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more];
    return countOf(file, await inView(node, args, { ...env, NODE_ENV: 'test' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Rules and screens: no database.
 * @param {Runner} runner
 */
export const unitTests = (runner) => ({ name: 'unit tests', run: () => runTests(runner, ['rules', 'screen']) });

/**
 * The server on the embedded database, whatever the environment names: every suite, or those alone that can differ on it.
 * @param {Runner} runner
 * @param {'all' | 'differing'} [which]
 */
export function embeddedServerTests({ node, env }, which = 'all') {
  const { TEST_DATABASE_URL: _unused, ...embedded } = env;
  return { name: 'server tests on PGlite', run: () => runTests({ node, env: { ...embedded, TEST_EMBEDDED: which } }, ['server']) };
}
