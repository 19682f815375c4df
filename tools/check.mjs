// npm run check: the one "am I done". Source checks, unit tests, and the server's tests on the embedded database.
import { prepare } from './bootstrap/prepare.mjs';
import { asCommand } from './bootstrap/run.mjs';
import { checkStages } from './stages/check-stages.mjs';
import { runStages } from './stages/stage.mjs';
import { embeddedServerTests, unitTests } from './stages/tests.mjs';

await asCommand(async () => {
  const runner = await prepare({ build: 'mail' });
  return runStages([...checkStages(runner), unitTests(runner), embeddedServerTests(runner)]);
});
