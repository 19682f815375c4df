// Files named in READMEs and docs exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test.each([...globSync('{src/*,src/*/*}/README.md', { cwd: ROOT }), 'docs/architecture.md'])(
  'every file that %s names exists',
  (readme) => {
    const home = dirname(join(ROOT, readme));
    const named = [
      ...readFileSync(join(ROOT, readme), 'utf8').matchAll(/`((?:[\w.@*-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css|sql))`/g),
    ];
    const missing = named.flatMap(([, path = '']) => {
      const places = [join(home, path), join(ROOT, path)];
      return places.some((place) => existsSync(place)) || globSync(`**/${path}`, { cwd: home }).length > 0 ? [] : [path];
    });
    expect(missing).toEqual([]);
  },
);

const LINKED = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

test.each(globSync(['*.md', 'docs/**/*.md', 'src/**/README.md'], { cwd: ROOT }))('every link of %s leads to a file', (page) => {
  const links = [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINKED)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([]);
});
