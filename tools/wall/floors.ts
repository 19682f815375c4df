// The floor plan: the areas of `src`, from the ground up. An area imports from itself and from the areas below it, types included.
import { join, dirname } from 'node:path/posix';

/** Areas from the ground up. Each rests on those named before it and knows nothing of those named after it. */
export const FLOORS = [
  'base',
  'platform',
  'ui',
  'people',
  'goods',
  'buying',
  'finding',
  'around',
  'providers',
  'staff',
  'demo',
  'shop',
] as const;

export type Area = (typeof FLOORS)[number];

/** One import that the floor plan refuses. */
export interface UpwardImport {
  readonly file: string;
  /** The import as it is written. */
  readonly door: string;
  readonly from: Area;
  readonly to: Area;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^'\n]+)'/g;
/** Doors without an area in their name, by the area they open. */
const NAMED_DOORS = new Map<string, string>([
  ['#paths', 'src/base/paths.ts'],
  ['#words-compiler', 'src/base/locale/words/compiler-none.ts'],
  ['#store', 'src/ui/page/store.ts'],
  ['#letter', 'src/ui/letter/index.ts'],
]);
/** Tests put whole shops together, so they may enter every floor. */
const OF_TESTS = /\.test\.tsx?$|^src\/[^/]+\/[^/]+\/fixtures(\.ts|\/)/;

/** The area that a file of `src` stands in. What stands in `src` itself puts the page together, as the shop does. */
export function areaOf(file: string): Area | undefined {
  const [, first = ''] = /^src\/(?:([^/]+)\/)?[^/]/.exec(file) ?? [];
  if (!file.startsWith('src/')) return undefined;
  return first === '' ? 'shop' : FLOORS.find((area) => area === first);
}

/** Where an import leads: a path below `src`, as far as its area and capability go. */
function targetOf(file: string, door: string): string | undefined {
  if (door.startsWith('.')) return join(dirname(file), door);
  return NAMED_DOORS.get(door) ?? (door.startsWith('#test/') ? undefined : `src/${door.slice(1)}`);
}

/** The imports of the source, without those of tests, and where each leads. */
export function* importsOf(
  files: ReadonlyMap<string, string>,
): Generator<{ readonly file: string; readonly door: string; readonly target: string }> {
  for (const [file, text] of files) {
    if (areaOf(file) === undefined || OF_TESTS.test(file)) continue;
    for (const [, door = ''] of text.matchAll(IMPORT)) {
      const target = targetOf(file, door);
      if (target !== undefined) yield { file, door, target };
    }
  }
}

/** Every import that reaches for a floor above its own. */
export function upwardImports(files: ReadonlyMap<string, string>): UpwardImport[] {
  const found: UpwardImport[] = [];
  for (const { file, door, target } of importsOf(files)) {
    const [from, to] = [areaOf(file), areaOf(`${target}/`) ?? areaOf(target)];
    if (from !== undefined && to !== undefined && FLOORS.indexOf(to) > FLOORS.indexOf(from)) found.push({ file, door, from, to });
  }
  return found;
}
