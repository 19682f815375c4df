// Removes the wrappers of cached parts from the browser build, where parts render normally and the wrapper is only extra code.
import type { Plugin } from 'vite';

const MARK = 'CachedPart';

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
  readonly children: readonly (Node & { readonly value?: string })[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function cachedPartsPlugin(): Plugin {
  return {
    name: 'inkwell-cached-parts',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr === true || !id.endsWith('.tsx') || !code.includes(`<${MARK}`)) return null;
      const edits = marksIn(this.parse(code, { lang: 'tsx' })).flatMap(withoutMark);
      const fromTheEnd = edits.toSorted((a, b) => b.start - a.start);
      return { code: fromTheEnd.reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code), map: null };
    },
  };
}

function marksIn(program: unknown): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if (isMark(node)) found.push(node);
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** A wrapper with a key identifies its item in a list, so it stays. */
function isMark(node: object): node is Element {
  if (!('type' in node) || node.type !== 'JSXElement') return false;
  const { name, attributes } = (node as Element).openingElement; // the parser's own names
  return name.name === MARK && !attributes.some((attribute) => attribute.name?.name === 'key');
}

/** A single element replaces its wrapper; several become a fragment, so that siblings are numbered as on the server. */
function withoutMark({ openingElement: open, closingElement: close, children, end }: Element): readonly Edit[] {
  if (close === null) return [{ start: open.start, end, text: '<></>' }];
  const [first, ...others] = children.filter(({ type, value = '' }) => type !== 'JSXText' || value.trim() !== '' || !value.includes('\n'));
  if (first?.type === 'JSXElement' && others.length === 0)
    return [
      { start: open.start, end: first.start, text: '' },
      { start: first.end, end, text: '' },
    ];
  return [
    { start: open.start, end: open.end, text: '<>' },
    { start: close.start, end: close.end, text: '</>' },
  ];
}
