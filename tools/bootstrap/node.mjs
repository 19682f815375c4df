// Finds the Node the shop runs on: this one when it is new enough, else the pinned one of tools/runtime, installed on first use.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isInstalled } from './installed.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { capture, Explained } from './run.mjs';

/** Node 24.7 brought argon2 to node:crypto. */
const OLDEST = { major: 24, minor: 7 };
const RUNTIME = join(ROOT, 'tools/runtime');

/** @param {string} version like `24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** @type {Readonly<Record<string, string>>} */
const INSTALL_COMMANDS = { darwin: 'brew install node@24', win32: 'winget install OpenJS.NodeJS.LTS' };

/**
 * What to tell a person whose platform has no pinned Node.
 * @param {string} platform
 * @param {string} arch
 * @param {string} version the Node that runs now
 */
export function installAdvice(platform, arch, version) {
  const command = INSTALL_COMMANDS[platform];
  return [
    `Inkwell runs on Node ${OLDEST.major}.${OLDEST.minor} or newer; this is Node ${version} on ${platform} ${arch}.`,
    `Install Node 24 from https://nodejs.org/en/download${command ? ` (or: ${command})` : ''}, then run the same command again.`,
  ].join('\n');
}

/** Node's compile cache: a second start reads it instead of compiling a thousand files again. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/**
 * The environment in which every program finds `node` as the given one, and what it compiled before.
 * @param {string} node path of its binary
 * @param {NodeJS.ProcessEnv} [env]
 */
export function environmentOf(node, env = process.env) {
  return { NODE_COMPILE_CACHE: COMPILED, ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
}

const onWindows = process.platform === 'win32';

/**
 * Installs what a folder's lock file names. npm runs under the given Node where it can: some distributions ship an npm that
 * only starts under their own.
 * @param {string} folder
 * @param {string} node path of its binary
 */
export async function npmCi(folder, node) {
  /** @type {(args: string[], env: NodeJS.ProcessEnv) => ReturnType<typeof capture>} */
  const npm = (args, env) => capture('npm', args, { cwd: folder, env, shell: onWindows });
  const under = environmentOf(node);
  const env = (await npm(['--version'], under)).code === 0 ? under : process.env;
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], env);
  if (code !== 0) throw new Explained(`npm ci failed in ${folder}:\n${output.trim()}`);
}

/** @returns {Promise<string>} the path of a Node that can run the shop */
export async function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const pinned = join(RUNTIME, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  const advice = installAdvice(process.platform, process.arch, process.versions.node);
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) throw new Explained(advice);
  if (!existsSync(pinned) || !isInstalled(RUNTIME)) {
    await step(`Installing the pinned Node (this is Node ${process.versions.node})`, () => npmCi(RUNTIME, process.execPath));
  }
  const { code, output } = await capture(pinned, ['--version']);
  if (code !== 0) throw new Explained(`The pinned Node does not start here: ${output.trim()}\n${advice}`);
  return pinned;
}
