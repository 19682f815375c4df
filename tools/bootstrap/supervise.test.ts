// The server never outlives the command that started it, and is always asked to stop before it is made to.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'inkwell-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that notes how it ended, and a command that supervises it as npm start does. */
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

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches the server as one request to stop, and is waited for', async (signal) => {
  const { process: command, state } = await started(signal, [process.execPath, starter]);
  const ended = new Promise((resolve) => command.once('exit', resolve));
  command.kill(signal);
  expect(await ended).toBe(0);
  expect(state()).toBe('asked');
});

test('when the starting command is killed outright the server stops by itself', async () => {
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
