// Runs one of the repository's own TypeScript programs under the right Node: node tools/run.mjs [--built] tools/x.ts …
import { prepare } from './bootstrap/prepare.mjs';
import { asCommand } from './bootstrap/run.mjs';
import { supervise } from './bootstrap/supervise.mjs';

await asCommand(async () => {
  const args = process.argv.slice(2);
  const needsBuild = args[0] === '--built';
  const { node, env } = await prepare({ build: needsBuild ? 'all' : 'none' });
  return supervise(node, ['--conditions=server', ...(needsBuild ? args.slice(1) : args)], env);
});
