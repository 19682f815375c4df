// One built shop for all end-to-end tests: on a free port, with an embedded database of its own, gone afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_MS = 120_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the two sites, without a slash at the end. */
    shop: { readonly consumer: string; readonly business: string };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves with what the shop says when it is ready to sell. */
function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`The shop was not ready within ${START_MS / 1000} s:\n${output}`)), START_MS);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const ready = /^Inkwell ready: .*$/m.exec(output);
        if (ready === null) return;
        clearTimeout(late);
        resolve(ready[0]);
      });
    }
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The shop ended with code ${code} before it was ready:\n${output}`));
    });
  });
}

/** Starts the shop and provides its addresses; returns what ends it. */
export default async function shopSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkwell-e2e-'));
  const { DATABASE_URL: _none, NODE_ENV: _unset, ...env } = process.env;
  const port = String(await freePort());
  const server = spawn(process.execPath, ['--conditions=server', 'src/main.ts'], {
    cwd: ROOT,
    env: { ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const [consumer = '', business = ''] = (await untilReady(server)).match(/https?:\/\/\S+/g) ?? [];
    provide('shop', { consumer, business });
    // From here on the shop has nothing to say but what went wrong.
    for (const stream of [server.stdout, server.stderr]) stream.pipe(process.stderr);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return stop;
}
