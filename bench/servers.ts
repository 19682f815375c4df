// Starts what is measured, each in a process of its own on a free loopback port.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SERVER, serverEnvironment } from '../tools/bootstrap/server.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

export interface Running {
  readonly origin: string;
  /** Where a shop's payment provider listens. */
  readonly payPort: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The shop as `npm start` starts it, when it is ready. */
export function startServer(env: Readonly<Record<string, string>>): Promise<Running> {
  return startNode(SERVER, /^Inkwell ready/m, serverEnvironment({ LOG_LEVEL: 'error', ...env }));
}

/** Starts `script` with PORT set, and waits for the line that says it is ready. */
export function start(script: string, ready: RegExp, env: Readonly<Record<string, string>>): Promise<Running> {
  return startNode(['--conditions=server', script], ready, env);
}

async function startNode(args: readonly string[], ready: RegExp, env: NodeJS.ProcessEnv): Promise<Running> {
  const port = await freePort();
  const { DATABASE_URL: _none, ...own } = process.env;
  const payPort = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...own, ...env, PORT: String(port), INKWELL_PAY_PORT: String(payPort), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child, ready);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    origin: `http://127.0.0.1:${port}`,
    payPort,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function untilReady(child: ChildProcess, ready: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
        if (ready.test(output)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`It ended with code ${code} before it was ready:\n${output}`)));
  });
}
