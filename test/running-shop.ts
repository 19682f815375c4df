// The shop as a separate process, started from source on a free loopback port: for tests, screenshots and measurements.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Ten times what a quiet machine takes. */
const START_MS = 360_000;
/** Prevents starting a provider; nothing listens there. */
const NO_PROVIDER = { INKWELL_PAYMENT_URL: 'http://127.0.0.1:9', INKWELL_PAYMENT_KEY: 'nobody listens, so nobody is told this' };

export interface RunningShop {
  /** Origins of the two sites and of the card form. Node may resolve only the first; Chromium resolves all. */
  readonly origins: { readonly consumer: string; readonly business: string; readonly pay: string };
  /** The consumer site's address for Node. */
  readonly loopback: string;
  readonly pid: number;
  /** Sends a command to the `entry` program, and waits until it is done. */
  tell(text: string): Promise<void>;
  /** All output so far. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code; null after a signal. */
  stop(): Promise<number | null>;
  /** Kills it at once, like a crashed machine. */
  kill(): Promise<void>;
}

export interface ShopSettings {
  readonly env?: Readonly<Record<string, string>>;
  /** Another program that starts the shop and accepts commands. */
  readonly entry?: string;
  /** Without pages it serves the API alone, and needs no build. */
  readonly pages?: boolean;
  /** Without a payment provider it starts in half the time, but cannot charge. */
  readonly provider?: boolean;
  /** Receives warnings and errors after the start, without the greeting. */
  readonly echo?: NodeJS.WritableStream;
}

/** Retries, because another program may take a free port before the shop listens. */
const PORTS_TRIED = 3;

/** Starts the shop; rejects with its output when it ends before it is ready. `DATA_DIR` etc. go into `env`. */
export async function startShop(settings: ShopSettings = {}): Promise<RunningShop> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await startOnFreePort(settings);
    } catch (error) {
      const isTaken = / is in use by another program\. Stop it, or set PORT /.test(String(error)) && settings.env?.['PORT'] === undefined;
      if (!isTaken || tried === PORTS_TRIED) throw error;
    }
  }
}

async function startOnFreePort({ env = {}, entry, pages = true, provider = true, echo }: ShopSettings): Promise<RunningShop> {
  const { DATABASE_URL: _database, TEST_DATABASE_URL: _test, NODE_ENV: _mode, ...own } = process.env;
  const port = await freePort();
  const apiOnly = pages ? {} : { BUILD_DIR: emptyBuild() };
  const alone = provider ? {} : NO_PROVIDER;
  const child = spawn(process.execPath, ['--conditions=server', entry ?? 'src/shop/main.ts'], {
    cwd: ROOT,
    env: { ...own, ...apiOnly, ...alone, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(entry === undefined ? [] : ['ipc' as const])],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await untilReady(child, () => output);
  if (echo !== undefined) {
    child.stderr?.pipe(echo, { end: false });
    child.stdout?.on('data', (chunk: Buffer) => echo.write(chunk.toString().replaceAll(/^[^{\n].*\n/gm, '')));
  }
  const [consumer = '', business = '', pay = ''] = /^Inkwell ready: .*$/m.exec(output)?.[0].match(/https?:\/\/\S+/g) ?? [];
  return {
    origins: { consumer, business, pay },
    loopback: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    tell: (text) => tell(child, text),
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @throws the error of the child */
async function tell(child: ChildProcess, text: string): Promise<void> {
  const answered = once(child, 'message') as Promise<[string]>;
  child.send(text);
  const [problem] = await answered;
  if (problem !== '') throw new Error(`${text}: ${problem}`);
}

/** A temporary directory for `DATA_DIR`, and a function that removes it. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'inkwell-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Fills a data directory, or the database of `DATABASE_URL`, as a shop's first start does, without the demo's orders. Tests copy it, because filling
 * takes seconds, and half a minute of a core on the embedded database.
 */
export async function fillData(data: Readonly<Record<string, string>>, password: string): Promise<void> {
  const { DATABASE_URL: _database, ...own } = process.env;
  const env = { ...own, ...data, INKWELL_PASSWORD: password };
  await promisify(execFile)(process.execPath, ['--conditions=server', 'test/fill-data.test-child.ts'], { cwd: ROOT, env });
}

/** A currently free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A build without pages. */
function emptyBuild(): string {
  const path = join(tmpdir(), 'inkwell-empty-build');
  mkdirSync(join(path, 'client/assets'), { recursive: true });
  return path;
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The shop was not ready within ${START_MS / 1000} s:\n${output()}`));
    }, START_MS);
    const look = (): void => {
      if (!/^Inkwell ready: .*$/m.test(output())) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', look);
    child.once('close', (code) => {
      clearTimeout(late);
      reject(new Error(`The shop ended with code ${code} before it was ready:\n${output()}`));
    });
  });
}
