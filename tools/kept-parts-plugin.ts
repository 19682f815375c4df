// Takes the marks of kept parts out of what browsers load: there a part is drawn like everything else, and a name for it is only weight.
import type { Plugin } from 'vite';

const MARK = 'KeptPart';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Attribute {
  readonly name?: { readonly name?: string };
}

interface Element extends Node {
  readonly openingElement: Node & { readonly name: { readonly name?: string }; readonly attributes: readonly Attribute[] };
  readonly closingElement: Node | null;
}

export function keptPartsPlugin(): Plugin {
  return {
    name: 'inkwell-kept-parts',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr === true || !id.endsWith('.tsx') || !code.includes(`<${MARK}`)) return null;
      return { code: withoutMarks(code, marksIn(this.parse(code, { lang: 'tsx' }))), map: null };
    },
  };
}

/** Where the tags stand, from the last to the first. */
function marksIn(program: unknown): readonly Node[] {
  const found: Node[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if (isMark(node)) found.push(node.openingElement, ...(node.closingElement === null ? [] : [node.closingElement]));
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found.toSorted((a, b) => b.start - a.start);
}

/** One with a key keeps its place in a list by it, so it stays. */
function isMark(node: object): node is Element {
  if (!('type' in node) || node.type !== 'JSXElement') return false;
  const { name, attributes } = (node as Element).openingElement; // what the parser calls by this name
  return name.name === MARK && !attributes.some((attribute) => attribute.name?.name === 'key');
}

function withoutMarks(code: string, tags: readonly Node[]): string {
  return tags.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${text.startsWith('</', start) ? '</>' : '<>'}${text.slice(end)}`,
    code,
  );
}
