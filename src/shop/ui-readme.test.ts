// The kit's table of components is true: each is there, takes the props it is said to take, and stands in the gallery.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const textsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** The source of each component, by its name. */
const SOURCES = new Map(
  textsOf('src/ui/{kit,page}/*.tsx').flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z][a-z]\w+)/gm)].map(([, name = '']) => [name, source] as const),
  ),
);
const ROWS = [...readFileSync(join(ROOT, 'src/ui/README.md'), 'utf8').matchAll(/^\| ((?:`[A-Z]\w+`(?:, )?)+) \| (.*) \|$/gm)].map(
  ([, names = '', props = '']) => ({ names: [...names.matchAll(/\w+/g)].map(([name]) => name), props }),
);
const GALLERY = textsOf('src/shop/gallery/screen/*.tsx').join('\n');

/** Shown as parts of others: of tiles, of the page while it loads, of every page. */
const WITHIN_OTHERS = ['TileLink', 'PictureTile', 'Skeleton', 'SkeletonGroup', 'Mark', 'SectionHead', 'Toast', 'ScrollMark', 'ItemReasons'];
/** Shown by what they are around. */
const UNSEEN = ['CachedPart', 'Slot', 'Trans'];
/** Of the page's frame, once in the root: what each is for stands in its own file. */
const OF_THE_ROOT = /^UiRoot$|Provider$|^KeepsEarlyChanges$/;

test('the table has rows', () => expect(ROWS.length).toBeGreaterThan(40));

test.each(ROWS)('$names are there, with their props, and in the gallery', ({ names, props }) => {
  expect(names.filter((name) => !SOURCES.has(name))).toEqual([]);
  const source = names.map((name) => SOURCES.get(name)).join('\n');
  const said = [...props.matchAll(/`([a-z]\w*)/g)].map(([, prop = '']) => prop);
  expect(said.filter((prop) => !new RegExp(`\\b${prop}\\b`).test(source))).toEqual([]);
  const absent = names.filter((name) => ![...WITHIN_OTHERS, ...UNSEEN].includes(name) && !new RegExp(`<${name}\\b`).test(GALLERY));
  expect(absent).toEqual([]);
});

test('each component of the kit has its row', () => {
  const rows = ROWS.flatMap(({ names }) => names);
  expect([...SOURCES.keys()].filter((name) => !rows.includes(name) && !OF_THE_ROOT.test(name))).toEqual([]);
});
