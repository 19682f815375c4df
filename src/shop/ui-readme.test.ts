// The README's table of components is correct: each exists with its props, and is in the gallery.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const textsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** The source of each component by name. */
const SOURCES = new Map(
  textsOf('src/ui/{kit,page}/*.tsx').flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z][a-z]\w+)/gm)].map(([, name = '']) => [name, source] as const),
  ),
);
const ROWS = [...readFileSync(join(ROOT, 'src/ui/README.md'), 'utf8').matchAll(/^\| ((?:`[A-Z]\w+`(?:, )?)+) \| (.*) \|$/gm)].map(
  ([, names = '', props = '']) => ({ names: [...names.matchAll(/\w+/g)].map(([name]) => name), props }),
);
const GALLERY = textsOf('src/shop/gallery/screen/*.tsx').join('\n');

/** Shown as parts of others: tiles, loading pages, every page. */
const WITHIN_OTHERS = ['TileLink', 'PictureTile', 'Skeleton', 'SkeletonGroup', 'Mark', 'SectionHead', 'Toast', 'ScrollMark', 'ItemReasons'];
/** Invisible wrappers. */
const UNSEEN = ['CachedPart', 'ForOwner', 'Slot', 'Trans'];
/** Used once in the root; their own files explain them. */
const OF_THE_ROOT = /^UiRoot$|Provider$|^KeepsEarlyChanges$/;

test('the table has rows', () => expect(ROWS.length).toBeGreaterThan(40));

test.each(ROWS)('$names exist with their props, and are in the gallery', ({ names, props }) => {
  expect(names.filter((name) => !SOURCES.has(name))).toEqual([]);
  const source = names.map((name) => SOURCES.get(name)).join('\n');
  const said = [...props.matchAll(/`([a-z]\w*)/g)].map(([, prop = '']) => prop);
  expect(said.filter((prop) => !new RegExp(`\\b${prop}\\b`).test(source))).toEqual([]);
  const absent = names.filter((name) => ![...WITHIN_OTHERS, ...UNSEEN].includes(name) && !new RegExp(`<${name}\\b`).test(GALLERY));
  expect(absent).toEqual([]);
});

test('each component of the kit is in the table', () => {
  const rows = ROWS.flatMap(({ names }) => names);
  expect([...SOURCES.keys()].filter((name) => !rows.includes(name) && !OF_THE_ROOT.test(name))).toEqual([]);
});
