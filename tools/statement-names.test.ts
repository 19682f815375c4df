// A connection prepares a statement under its name: two texts with one name fail on the connection that runs both.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no two statements have the same name', () => {
  const places = new Map<string, string[]>();
  for (const file of globSync('src/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') })) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bstatement(?:<[^()]*?>)?\(\s*'(\w+)'/g))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  expect(places.size).toBeGreaterThan(500);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
