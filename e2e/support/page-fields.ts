// The pages of the route list with what each of them reads, taken from the source: addresses, names in queries and forms, and intents.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

export interface ReadPage {
  /** Without the locale: `/brand/:brand`. */
  readonly address: string;
  /** The same without the parts that may be left out. */
  readonly shortest: string;
  readonly takesForms: boolean;
  /** Names that the screens of its capability read from a query or a form. */
  readonly names: readonly string[];
  /** The fields of these screens' forms. */
  readonly intents: readonly string[];
}

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const NAME = /(?:\.(?:get|has|getAll)\(|textOf\(\w+, )'([\w-]+)'|\bname="([\w-]+)"/g;
const INTENT = /\bintent(?:=| ===|:) ?["'](\w+)["']/g;

/** Every page, layouts left out. */
export function readPages(): readonly ReadPage[] {
  return leavesOf(routes, '').map(({ address, file }) => {
    const text = textOfScreens(file.split('/')[1] ?? '');
    return {
      address: address.replace(/^\/:locale\?/, '').replaceAll('?', '') || '/',
      shortest: address.replaceAll(/\/:\w+\?/g, '') || '/',
      takesForms: /export (?:async function|const) action\b/.test(readFileSync(SOURCE + file, 'utf8')),
      names: [...new Set([...text.matchAll(NAME)].flatMap(([, read, drawn]) => read ?? drawn ?? []))],
      intents: [...new Set([...text.matchAll(INTENT)].flatMap(([, intent]) => intent ?? []))],
    };
  });
}

function leavesOf(entries: readonly RouteConfigEntry[], above: string): readonly { readonly address: string; readonly file: string }[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = (path !== undefined && children.length === 0 && file !== undefined) || index === true ? [{ address: here, file }] : [];
    return [...own, ...leavesOf(children, here)];
  });
}

function textOfScreens(capability: string): string {
  return globSync(`${capability}/{screen,rules}/*.{ts,tsx}`, { cwd: SOURCE, exclude: (name) => name.includes('.test.') })
    .map((file) => readFileSync(SOURCE + file, 'utf8'))
    .join('\n');
}
