// The server never outlives its start command, and always gets a stop signal before it is killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'inkwell-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that records how it ended, and a command that supervises it as npm start does. */
const server = join(folder, 'server.mjs');
writeFileSync(
  server,
  `import { writeFileSync } from 'node:fs';
   const end = (how) => { writeFileSync(process.argv[2], how); process.exit(0); };
   process.on('SIGTERM', () => end('asked'));
   process.on('disconnect', () => end('left alone'));
   setInterval(() => {}, 1000);
   writeFileSync(process.argv[2], 'running');`,
);
const starter = join(folder, 'starter.mjs');
writeFileSync(
  starter,
  `import { supervise } from ${JSON.stringify(fileURLToPath(new URL('./supervise.mjs', import.meta.url)))};
   process.exitCode = await supervise(process.execPath, [${JSON.stringify(server)}, process.argv[2]], process.env);`,
);

async function started(
  name: string,
  command: [program: string, ...args: string[]],
): Promise<{ process: ChildProcess; state: () => string }> {
  const file = join(folder, name);
  const [program, ...args] = [...command, file];
  const child = spawn(program, args, { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: 'ignore' });
  const state = () => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return 'not started';
    }
  };
  await vi.waitFor(() => expect(state()).toBe('running'), 10_000);
  return { process: child, state };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the server as one stop signal, and the command waits for it',
  async (signal) => {
    const { process: command, state } = await started(signal, [process.execPath, starter]);
    const ended = new Promise((resolve) => command.once('exit', resolve));
    command.kill(signal);
    expect(await ended).toBe(0);
    expect(state()).toBe('asked');
  },
);

test('when the start command is killed the server stops by itself', async () => {
  const { process: command, state } = await started('killed', [process.execPath, starter]);
  command.kill('SIGKILL');
  await vi.waitFor(() => expect(state()).toBe('left alone'), 10_000);
});

test.runIf(process.platform === 'linux')('when npm ends without a word the server is stopped', async () => {
  // npm → sh → node, as npm run does it; `:` keeps the shell from replacing itself by the command.
  const npm = join(folder, 'npm.mjs');
  writeFileSync(
    npm,
    `import { spawn } from 'node:child_process';
     spawn('/bin/sh', ['-c', '"$0" "$1" "$2"; :', process.execPath, ${JSON.stringify(starter)}, process.argv[2]], { stdio: 'ignore' });
     setInterval(() => {}, 1000);`,
  );
  const { process: command, state } = await started('npm', [process.execPath, npm]);
  command.kill('SIGTERM');
  await vi.waitFor(() => expect(state()).toBe('asked'), 10_000);
});

/** A server that ends with the exit codes it is given, then keeps running; and a command that restarts it as npm start does. */
const failing = join(folder, 'failing.mjs');
writeFileSync(
  failing,
  `import { appendFileSync, readFileSync } from 'node:fs';
   const [orders, state] = process.argv.slice(2);
   appendFileSync(state, 'started\\n');
   const order = readFileSync(orders, 'utf8').split(' ')[readFileSync(state, 'utf8').split('started').length - 2];
   process.on('SIGTERM', () => process.exit(0));
   if (order === 'killed') process.kill(process.pid, 'SIGKILL');
   else if (order !== 'run') process.exit(Number(order));
   setInterval(() => {}, 1000);`,
);
const keeper = join(folder, 'keeper.mjs');
writeFileSync(
  keeper,
  `import { keepRunning } from ${JSON.stringify(fileURLToPath(new URL('./supervise.mjs', import.meta.url)))};
   const [orders, state, firstMs, longestMs] = process.argv.slice(2);
   const pauses = { firstMs: Number(firstMs), longestMs: Number(longestMs), healthyMs: 60_000 };
   process.exitCode = await keepRunning(process.execPath, [${JSON.stringify(failing)}, orders, state], process.env, pauses);`,
);

function kept(name: string, orders: string, pauses: readonly [firstMs: number, longestMs: number] = [20, 50]) {
  const file = join(folder, `orders-${name}`);
  const state = join(folder, `state-${name}`);
  writeFileSync(file, orders);
  writeFileSync(state, '');
  const child = spawn(process.execPath, [keeper, file, state, ...pauses.map(String)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const starts = (): number => readFileSync(state, 'utf8').split('started').length - 1;
  return { child, ended, starts, said: () => said };
}

test('trust 40: a server that ends by itself, killed or not, is restarted with growing pauses, and that is reported', async () => {
  const { child, ended, starts, said } = kept('again', 'killed 70 134 1 run', [20, 50]);
  await vi.waitFor(() => expect(starts()).toBe(5), 30_000);
  expect(said().trim().split('\n')).toEqual([
    'The server ended (SIGKILL); it is started again in 0.02 s.',
    'The server ended (code 70); it is started again in 0.04 s.',
    'The server ended (code 134); it is started again in 0.05 s.',
    'The server ended (code 1); it is started again in 0.05 s.',
  ]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(starts()).toBe(5);
});

test.each([
  ['cannot start', '1', 1],
  ['was asked to stop by somebody else', '0', 0],
])('a server that %s is not started again', async (name, orders, code) => {
  const { ended, starts, said } = kept(name, orders);
  expect(await ended).toBe(code);
  expect(starts()).toBe(1);
  expect(said()).toBe('');
});

test('trust 40: a stop signal during such a pause ends the command at once', async () => {
  const { child, ended, starts, said } = kept('waiting', '70 run', [3_600_000, 3_600_000]);
  await vi.waitFor(() => expect(said()).toContain('started again in 3600 s'), 30_000);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(starts()).toBe(1);
});
