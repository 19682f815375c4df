// npm run requirements: each requirement id with the tests that carry it, and the ids that no test carries yet.
import { sourceFiles } from './wall/source-files.ts';
import { REQUIREMENT_IDS } from './requirement-ids.ts';

/** Ids stand in a test's title: `test('[CART-11] …')`, `test('[CART-11, ERR-2] …')`. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:(?!\1).)*)\1|\)\(\s*(['"`])((?:(?!\3).)*)\3\s*,/gs;
const BRACKETS = /\[([A-Z0-9]+-\d+(?:\s*,\s*[A-Z0-9]+-\d+)*)\]/g;

/** A test with the requirements it proves. */
export interface Proof {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

/** The ids in the titles of one test file. */
export function proofsIn(file: string, text: string): Proof[] {
  const titles = [...text.matchAll(TITLE)].map((match) => match[2] ?? match[4] ?? '');
  return titles.flatMap((title) =>
    [...title.matchAll(BRACKETS)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/).map((id) => ({ id, file, title }))),
  );
}

/** Every proof of the repository's own tests. */
export function allProofs(): Proof[] {
  return [...sourceFiles()].filter(([file]) => /\.(test\.tsx?|promise\.ts)$/.test(file)).flatMap(([file, text]) => proofsIn(file, text));
}

function print(): void {
  const proofs = Map.groupBy(allProofs(), ({ id }) => id);
  for (const id of REQUIREMENT_IDS) {
    const own = proofs.get(id) ?? [];
    if (own.length > 0) console.log(`${id}\n${own.map(({ file, title }) => `  ${file}: ${title}`).join('\n')}`);
  }
  const without = REQUIREMENT_IDS.filter((id) => !proofs.has(id));
  console.log(`\n${REQUIREMENT_IDS.length - without.length} of ${REQUIREMENT_IDS.length} requirements have a test.`);
  if (without.length > 0) console.log(`Without one: ${without.join(' ')}`);
}

if (import.meta.main) print();
