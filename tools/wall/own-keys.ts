// What a linter without types cannot see: an object read by a word that may have come from outside. `TABLE['constructor']` is a function
// of the language, and passes for a value of the table (trust 34). Types say which keys are any text; the compiler's own API tells them.
import { relative } from 'node:path';
import { SyntaxKind, type Expression, type Node, type SourceFile } from 'typescript/unstable/ast';
import { isBinaryExpression, isBindingElement, isComputedPropertyName, isElementAccessExpression } from 'typescript/unstable/ast/is';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import type { Breach } from './breaches.ts';

/** The shop and its tools for staff. Tests, fixtures and the demo's own sheets look up words of the repository itself. */
const LOOKED_AT = /^(src\/(?!demo\/|test-)|tools\/[^/]+\.ts$)/;
const NOT_LOOKED_AT = /\.test\.|\.test-(support|child)\.|fixtures\.ts$|^src\/base\/lookup\/rules\/own-value\.ts$/;
/** On the line of a key that is own by construction, with what makes it so. */
const REASON = /\/\/ own key: \S/;

const LITERALS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
]);
/** Types that hold any text. */
const ANY_TEXT = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;

/** A place where something is looked up by a key. */
interface LookUp {
  readonly file: SourceFile;
  readonly node: Node;
  readonly key: Expression;
}

/**
 * Every place that reads, writes or looks for a key which may be any text (`table[key]`, `key in table`, `{ [key]: x } = table`), or that
 * a cast says to be a key.
 * @param root the folder of the project, absolute
 * @param configs names of the type-checked layers in it: `tsconfig.server.json`
 */
export function looseKeys(root: string, configs: readonly string[]): readonly Breach[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((config) => `${root}/${config}`) });
    const projects = snapshot.getProjects();
    if (projects.length !== configs.length) throw new Error(`${configs.join(', ')}: not all of them could be opened in ${root}`);
    const seen = new Set<string>();
    return projects.flatMap(({ program, checker }) => {
      const files = program.getSourceFileNames().flatMap((name) => {
        const path = relative(root, name).replaceAll('\\', '/');
        if (seen.has(path) || !LOOKED_AT.test(path) || NOT_LOOKED_AT.test(path)) return [];
        seen.add(path);
        return program.getSourceFile(name) ?? [];
      });
      return breachesAmong(files.flatMap(lookUpsIn), checker, root);
    });
  } finally {
    api.close();
  }
}

function breachesAmong(lookUps: readonly LookUp[], checker: Checker, root: string): readonly Breach[] {
  const types = checker.getTypeAtLocation(lookUps.map(({ key }) => key));
  return lookUps.flatMap(({ file, node, key }, at) => {
    const type = types[at];
    const isLoose = key.kind === SyntaxKind.AsExpression || (type !== undefined && holdsAnyText(type, checker));
    const start = node.getStart(file);
    if (!isLoose || REASON.test(lineAt(file.text, start))) return [];
    const line = file.text.slice(0, start).split('\n').length;
    const message = `${file.text.slice(start, node.end).split('\n')[0]}: the key may be any word. Use a Map, or ownValue of #base/lookup/rules.`;
    return [{ file: relative(root, file.fileName).replaceAll('\\', '/'), line, message }];
  });
}

function lookUpsIn(file: SourceFile): readonly LookUp[] {
  const found: LookUp[] = [];
  const add = (node: Node, key: Expression): void => {
    if (!LITERALS.has(key.kind)) found.push({ file, node, key });
  };
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node)) add(node, node.argumentExpression);
    else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) add(node, node.left);
    else if (isBindingElement(node) && node.propertyName !== undefined && isComputedPropertyName(node.propertyName))
      add(node, node.propertyName.expression);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function holdsAnyText(type: Type, checker: Checker): boolean {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((part) => holdsAnyText(part, checker));
  if ((type.flags & TypeFlags.Instantiable) === 0) return (type.flags & ANY_TEXT) !== 0;
  const base = checker.getBaseConstraintOfType(type);
  return base === undefined || base === type ? (type.flags & ANY_TEXT) !== 0 : holdsAnyText(base, checker);
}

function lineAt(text: string, position: number): string {
  const end = text.indexOf('\n', position);
  return text.slice(text.lastIndexOf('\n', position) + 1, end < 0 ? text.length : end);
}
