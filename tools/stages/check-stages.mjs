// Static checks: format, lint with the wall's rules, types of each layer, unused code.
import { must } from '../bootstrap/run.mjs';
import { quietly } from './stage.mjs';

/** @typedef {import('./stage.mjs').Runner} Runner */

const TSC = 'node_modules/typescript/bin/tsc';

/**
 * The screens' types include those React Router writes for each page.
 * @param {Runner} runner
 */
function screenTypes(runner) {
  const check = quietly('types: screen', runner, [TSC, '-p', 'tsconfig.screen.json']);
  const run = async () => {
    await must(runner.node, ['node_modules/@react-router/dev/bin.cjs', 'typegen'], { env: runner.env });
    return check.run();
  };
  return { name: check.name, run };
}

/** @param {Runner} runner */
export function checkStages(runner) {
  return [
    quietly('format', runner, ['node_modules/oxfmt/bin/oxfmt', '--check']),
    quietly('lint', runner, ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    quietly('types: rules', runner, [TSC, '-p', 'tsconfig.rules.json']),
    quietly('types: server', runner, [TSC, '-p', 'tsconfig.server.json']),
    screenTypes(runner),
    quietly('types: page entry and e2e', runner, [TSC, '-p', 'tsconfig.entry.json']),
    quietly('nothing unused', runner, ['node_modules/knip/bin/knip.js', '--no-progress']),
  ];
}
