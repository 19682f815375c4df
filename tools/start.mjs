// npm start and npm run dev: prepares a fresh clone, then runs the server. Plain JavaScript, no packages, Node 20 or newer.
import { prepare } from './bootstrap/prepare.mjs';
import { superviseWithReload } from './bootstrap/reload.mjs';
import { asCommand } from './bootstrap/run.mjs';
import { SERVER, serverEnvironment } from './bootstrap/server.mjs';
import { keepRunning } from './bootstrap/supervise.mjs';

await asCommand(async () => {
  const args = process.argv.slice(2);
  const isDev = args.includes('--dev');
  const { node, env } = await prepare({ build: isDev ? 'mail' : 'all' });
  const run = isDev ? superviseWithReload : keepRunning;
  return run(node, [...SERVER, ...args], serverEnvironment(env));
});
