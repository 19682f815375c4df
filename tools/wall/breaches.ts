// What neither the compiler nor the linter can refuse: a short scan of the source for the rest of the law.
import { dirname, join } from 'node:path/posix';

/** One line that breaks the law of the house. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A line of a file whose name matches `where` may not match `what`. */
const LINES: readonly { where: RegExp; what: RegExp; message: string }[] = [
  {
    where: /^src\/[^/]+\/[^/]+\/(rules\/(?!.*\.test\.ts)|contract\.ts)/,
    what: /\bnew Date\(\s*\)|(?<!new |\w|\.)Date\(/,
    message: 'Take the instant as an argument: rules have no clock.',
  },
  {
    where: /^src\/(?!.*\.test\.tsx?$)/,
    what: /\b(from|import)\s*\(?\s*'#test\//,
    message: 'What only tests use is for tests alone.',
  },
  {
    where: /^(src\/(?!base\/calendar\/)|tools\/(?!wall\/)|bench\/)/,
    what: /\.toISOString\(\)\s*\.(slice|substring|substr|split)\((0, 10\)|'T'\))/,
    message: 'An instant has a day in a time zone alone: `localDay` of the calendar, or `shopDay` where no site is meant.',
  },
  { where: /^src\//, what: /^export \* from/, message: 'A door names what it hands out: no `export *`.' },
  {
    where: /\.promise\.ts$|\.test\.tsx?$/,
    what: /\b(test|describe|it)\.(todo|skip)\(/,
    message: 'A test runs or does not exist.',
  },
];

/** What tests alone need, by its name: `contact.test-support.ts`, `killed-import.test-child.ts`, `tile-fixture.tsx`. */
const OF_TESTS = /^src\/.*(\.test-[\w-]+|-fixtures?)\.tsx?$/;
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|commons?|misc|types?|constants?)(\/|\.[a-z.]+$)/;
const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/;

/** True when a relative import leads out of the layer it stands in; `src/buying/cart/rules/a.ts` may reach what lies in `src/buying/cart/rules/`. */
function leavesItsLayer(file: string, target: string): boolean {
  const home = homeOf(file);
  if (home === undefined) return false;
  const reached = join(dirname(file), target);
  // Fixtures have a door for others; every layer of their own capability builds from them.
  return !reached.startsWith(home) && !(reached.startsWith(`${dirname(home)}/`) && /\/fixtures(\.ts$|\/)/.test(reached));
}

/** The folder that a file may walk freely: a layer, one of the platform's and the kit's flat folders, or the files that put the shop together. */
function homeOf(file: string): string | undefined {
  const [, area, second, third] = /^src\/([^/]+)\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(file) ?? [];
  if (area === undefined) return undefined;
  if (area === 'platform') return 'src/platform/';
  if (area === 'ui') return 'src/ui/';
  if (area === 'demo' && second === 'server') return 'src/demo/server/';
  if (second === undefined) return `src/${area}/`;
  return third === undefined ? `src/${area}/${second}/` : `src/${area}/${second}/${third}/`;
}

const DRAWN_BY_THE_SERVER = /^src\/([^/]+\/[^/]+\/(rules|server|words)|demo|platform)\/.*\.tsx$/;
const TEST = /\.test\.tsx?$/;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

function lineBreaches(file: string, line: string): string[] {
  const found = LINES.filter(({ where, what }) => where.test(file) && what.test(line)).map(({ message }) => message);
  const target = RELATIVE_IMPORT.exec(line)?.[1];
  if (target !== undefined && !TEST.test(file) && leavesItsLayer(file, target))
    found.push('Enter another layer or capability by its door (#buying/cart/rules).');
  return found;
}

/**
 * Every breach in one file.
 * @param file its path from the root of the repository, like `src/buying/cart/rules/totals.ts`
 */
export function breachesIn(file: string, text: string): Breach[] {
  const found: Breach[] = [];
  if (EMPTY_NAMES.test(file)) found.push({ file, line: 1, message: 'Name the file after what it holds.' });
  if (OF_TESTS.test(file))
    found.push({
      file,
      line: 1,
      message: 'Helpers of tests stand in test/, builders in the fixtures of a capability (#buying/cart/fixtures).',
    });
  if (DRAWN_BY_THE_SERVER.test(file)) found.push({ file, line: 1, message: 'Only screens, ui and mail draw.' });
  for (const [index, line] of text.split('\n').entries()) {
    if (COMMENT.test(line)) continue;
    for (const message of lineBreaches(file, line)) found.push({ file, line: index + 1, message });
  }
  return found;
}
