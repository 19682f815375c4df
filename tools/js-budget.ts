// Adds up the JavaScript a shopper's browser loads on the product page before they tap anything, and holds it to its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const CLIENT = fileURLToPath(new URL('../build/client/', import.meta.url));
/** Bytes after gzip, for everything loaded without a tap. */
const BUDGET = 150_000;
const PAGE = /product-page$/;
/** Chunks the page asks for by itself once it is idle, by the name of their source file. */
const IDLE: readonly string[] = [];
/** The message catalogues of one locale come with the page too; the largest counts. */
const WORDS = /^(en-US|en-CA|fr-CA|es-US)-/;

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
}

/** What React Router tells the browser about the build: which files each page needs. */
interface RouteManifest {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part & { readonly id: string; readonly parentId?: string }>>;
}

function readManifest(assets: readonly string[]): RouteManifest {
  const file = assets.find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error('There is no build: run `npm start` or `npx react-router build` first.');
  const text = readFileSync(`${CLIENT}assets/${file}`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest;
}

function filesOfPage({ entry, routes }: RouteManifest): string[] {
  const page = Object.values(routes).find(({ id }) => PAGE.test(id));
  if (page === undefined) throw new Error(`No page of this build is called ${PAGE}.`);
  const parts: Part[] = [entry];
  for (let route: (typeof routes)[string] | undefined = page; route; route = route.parentId ? routes[route.parentId] : undefined) {
    parts.push(route);
  }
  return parts.flatMap(({ module, imports = [] }) => [module, ...imports]).map((address) => address.replace(/^\/assets\//, ''));
}

const gzipped = (name: string): number => gzipSync(readFileSync(`${CLIENT}assets/${name}`), { level: 9 }).length;

function wordsOfLargestLocale(assets: readonly string[]): string[] {
  const byLocale = Map.groupBy(
    assets.filter((name) => WORDS.test(name) && name.endsWith('.js')),
    (name) => WORDS.exec(name)?.[1] ?? '',
  );
  const size = (names: readonly string[]): number => names.reduce((sum, name) => sum + gzipped(name), 0);
  return [...byLocale.values()].toSorted((a, b) => size(b) - size(a))[0] ?? [];
}

function measure(): number {
  const assets = readdirSync(`${CLIENT}assets`);
  const manifest = readManifest(assets);
  const idle = assets.filter((name) => IDLE.some((chunk) => name.startsWith(`${chunk}-`) && name.endsWith('.js')));
  const own = assets.filter((name) => /^manifest-.*\.js$/.test(name));
  const files = [...new Set([...filesOfPage(manifest), ...own, ...idle, ...wordsOfLargestLocale(assets)])];
  const rows = files.map((name) => ({ name, bytes: gzipped(name) })).toSorted((a, b) => b.bytes - a.bytes);
  for (const { name, bytes } of rows) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  product page, gzip; the budget is ${BUDGET / 1000} kB`);
  return total <= BUDGET ? 0 : 1;
}

process.exitCode = measure();
