// The docs name every demo account, sandbox card and setting.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/server';
import { SANDBOX_CARDS, SANDBOX_GIFTS } from '#providers/sandbox-provider/rules';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const demo = text('../../docs/demo.md');
const configuration = text('../../docs/configuration.md');

test('docs/demo.md lists the demo accounts with their purpose', () => {
  const missing = DEMO_ACCOUNTS.filter(
    ({ name, shows }) => !new RegExp(`^\\| \`${name}@inkwell\\.example\` \\|.*\\| ${shows}`, 'm').test(demo),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  // And the organization of whoever begins one.
  const unnamed = DEMO_ACCOUNTS.filter(({ organization = '' }) => !demo.includes(`, ${organization} |`) && organization !== '');
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(demo.match(/@inkwell\.example` \| (?:people|organizations)/g)).toHaveLength(DEMO_ACCOUNTS.length);
});

test('docs/demo.md lists the sandbox cards with their results', () => {
  expect([...SANDBOX_CARDS, ...SANDBOX_GIFTS].filter(({ number, shows }) => !demo.includes(`| ${number} | ${shows} |`))).toEqual([]);
});

test('docs/configuration.md names every setting, and no others', () => {
  const files = ['config', 'capacity-settings', 'host-settings', 'payment-config', 'production-checks', 'setting-names'];
  const config = files.map((file) => text(`../platform/${file}.ts`)).join('');
  const settings = new Set(
    [...config.matchAll(/(?:'|env\[')((?:INKWELL_)?[A-Z]+(?:_[A-Z]+)*)'/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => /_|^(?:PORT|HOST)$/.test(name)),
  );
  const table = configuration.slice(0, configuration.indexOf('## The databases'));
  const named = new Set(table.match(/^\|(.*?)\|/gm)?.flatMap((cell) => cell.match(/[A-Z]+(?:_[A-Z]+)*/g) ?? []));
  expect([...named].toSorted()).toEqual([...settings].toSorted());
});
