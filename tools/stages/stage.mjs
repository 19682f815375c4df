// The stages of npm run check and npm test: counted, timed and reported; the last line is the total.
import { spawn } from 'node:child_process';
import { ROOT } from '../bootstrap/root.mjs';
import { capture, Explained } from '../bootstrap/run.mjs';

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: readonly string[] }} Count
 *   a check that is no test suite counts as one; failures say in a few lines each what failed
 * @typedef {{ name: string, run: () => Promise<Count> }} Stage
 */

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runner  the Node to run with, and an environment that finds it first */

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/**
 * A stage that runs one program of ours quietly and shows what it says when it fails.
 * @param {string} name
 * @param {Runner} runner
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function quietly(name, { node, env }, args) {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(node, args, { env });
      if (code === 0) return PASSED;
      process.stdout.write(`\n${output.trimEnd()}\n`);
      return FAILED;
    },
  };
}

/**
 * Runs a program in full view and resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function inView(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {readonly (Count & { name: string, seconds: number })[]} rows */
function report(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed, note } of rows) {
    const counts = note ?? `${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed`;
    console.log(`${failed > 0 ? '✗' : note ? '–' : '✓'} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
  }
  const failures = rows.flatMap(({ name, failures: told = [] }) => told.map((failure) => `✗ ${name}: ${failure}`));
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  /** @param {'passed' | 'failed'} key */
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

/**
 * Runs the stages one after the other, all of them whatever fails, and prints the table.
 * @param {readonly Stage[]} stages
 * @returns {Promise<0 | 1>} the exit code
 */
export async function runStages(stages) {
  const rows = [];
  for (const { name, run } of stages) {
    const begun = performance.now();
    console.log(`▸ ${name}`);
    const count = await run().catch((failure) => {
      console.error(failure instanceof Explained ? failure.message : failure);
      return FAILED;
    });
    rows.push({ name, seconds: (performance.now() - begun) / 1000, ...count });
  }
  return report(rows);
}
