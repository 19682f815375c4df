// Runs another program to its end, quietly: its output is kept and shown only when it fails.
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** A failure that is already explained in its message; the commands print it without a stack. */
export class Explained extends Error {}

/**
 * Runs a program and resolves with its exit code and everything it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Like {@link capture}, but a failure throws {@link Explained} with the command line and what it printed.
 * @param {Parameters<typeof capture>} call
 */
export async function must(...call) {
  const [command, args] = call;
  const { code, output } = await capture(...call);
  if (code !== 0) throw new Explained(`${[command, ...args].join(' ')} failed (exit code ${code}):\n${output.trim()}`);
  return output;
}

/**
 * Runs the body of a command; an explained failure is printed as it is, anything else with its stack.
 * @param {() => Promise<number>} body resolves with the exit code
 */
export async function asCommand(body) {
  try {
    process.exitCode = await body();
  } catch (failure) {
    console.error(failure instanceof Explained ? failure.message : failure);
    process.exitCode = 1;
  }
}
