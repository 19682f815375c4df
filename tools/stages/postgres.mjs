// A temporary PostgreSQL for the tests: in a temporary directory, on a free loopback port, removed afterwards.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { capture, Explained, must } from '../bootstrap/run.mjs';

const OLDEST = 15;
const START_MS = 30_000;

/** @returns {Promise<string | undefined>} the folder of the newest PostgreSQL binaries of this machine, if new enough */
export async function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)];
  /** @type {{ folder: string, version: number }[]} */
  const found = [];
  for (const folder of folders) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue;
    const { output } = await capture(join(folder, 'postgres'), ['--version']);
    found.push({ folder, version: Number(/(\d+)/.exec(output)?.[1] ?? 0) });
  }
  const newest = found.toSorted((a, b) => b.version - a.version)[0];
  return newest !== undefined && newest.version >= OLDEST ? newest.folder : undefined;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * PostgreSQL refuses to run as root: it then runs as an account that may do little.
 * @returns {Promise<{ uid: number, gid: number } | undefined>}
 */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = await capture('id', ['-u', name]);
    const gid = await capture('id', ['-g', name]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Explained('PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account.');
}

/**
 * @param {string} bin
 * @param {number} port
 * @param {ReturnType<typeof startServer>} server
 */
async function untilReady(bin, port, server) {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline && server.child.exitCode === null) {
    if ((await capture(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])).code === 0) return;
    await sleep(100);
  }
  throw new Explained(`PostgreSQL did not start:\n${server.output()}`);
}

const SETTINGS = ['max_connections=200', 'listen_addresses=127.0.0.1'];
/** Tests need no durability. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * @param {string} bin
 * @param {string} folder
 * @param {number} port
 * @param {import('node:child_process').SpawnOptions} options
 * @param {boolean} durable
 */
function startServer(bin, folder, port, options, durable) {
  const settings = durable ? SETTINGS : [...SETTINGS, ...FORGETFUL];
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-10_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output };
}

/**
 * Ends the server and starts it again on its port: in order, or as one that crashed.
 * @typedef {(how: 'inOrder' | 'crashed') => Promise<void>} Restart
 */

/**
 * Runs `work` with the address of a fresh PostgreSQL.
 * @template T
 * @param {string} bin folder of the binaries
 * @param {(url: string, restart: Restart, socketFolder: string) => Promise<T>} work socketFolder: where its Unix socket is
 * @param {{ durable?: boolean }} [how] durable: every commit reaches the disk, as in production
 */
export async function withPostgres(bin, work, { durable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-pg-'));
  const account = await unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8' } };
  /** @type {ReturnType<typeof startServer> | undefined} */
  let server;
  const kill = () => server?.child.kill('SIGINT');
  process.once('exit', kill);
  try {
    const initdb = ['-D', join(folder, 'data'), '-U', 'inkwell', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
    await must(join(bin, 'initdb'), initdb, options);
    const port = await freePort();
    server = startServer(bin, folder, port, options, durable);
    await untilReady(bin, port, server);
    return await work(
      `postgres://inkwell@127.0.0.1:${port}/postgres`,
      async (how) => {
        server?.child.kill(how === 'inOrder' ? 'SIGINT' : 'SIGQUIT');
        await server?.ended;
        server = startServer(bin, folder, port, options, durable);
        await untilReady(bin, port, server);
      },
      folder,
    );
  } finally {
    process.off('exit', kill);
    kill();
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
