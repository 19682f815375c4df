// The service worker's script, run as a browser runs it: what it keeps, and what it answers without a connection.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveOfflineWorker } from './index.ts';

const ORIGIN = 'https://shop.example';
const DOCUMENT =
  '<!DOCTYPE html><html lang="fr-CA"><head><link href="/assets/all-1.css"/></head><body><script>import("/assets/page-1.js")</script>';
const FILES: ReadonlyMap<string, string> = new Map([
  ['/assets/all-1.css', 'body{}'],
  [
    '/assets/page-1.js',
    'import{a as b}from"./parts-1.js";const d=()=>import(`./drawer-1.js`);const w={"fr-CA":()=>import(`./fr-CA-1.js`),"en-US":()=>import(`./en-US-1.js`)}',
  ],
  ['/assets/parts-1.js', 'import"./page-1.js";export{a}from"./deep-1.js"'],
  ['/assets/deep-1.js', ''],
  ['/assets/drawer-1.js', ''],
  ['/assets/fr-CA-1.js', ''],
  ['/assets/en-US-1.js', ''],
]);

let directory = '';
let script = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inkwell-worker-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'page-1.js'), '');
  script = (await served()).body;
});
afterAll(() => rm(directory, { recursive: true }));

async function served() {
  const app = fastify();
  await serveOfflineWorker(app, directory);
  return app.inject('/offline-worker.js');
}

interface Sent {
  readonly mode?: string;
  readonly destination?: string;
  readonly method?: string;
}

/** A browser with the worker at work. Its stores outlive it, as in a browser. */
function browser(source: string, stores: Map<string, Map<string, Response>>, cacheControl: Readonly<Record<string, string>> = {}) {
  const page = '/fr-ca/offline';
  const listeners = new Map<string, (event: object) => void>();
  const net = { online: true };
  const pathOf = (request: string | { url: string }): string => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    return pathname + search;
  };
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (request: string | { url: string }) => kept.get(pathOf(request))?.clone(),
      put: async (request: string, reply: Response) => void kept.set(pathOf(request), reply),
    };
  };
  const fetched = async (request: string | { url: string }, { credentials = '' } = {}): Promise<Response> => {
    if (!net.online) throw new TypeError('Failed to fetch');
    const path = pathOf(request);
    const text = path === page ? DOCUMENT : FILES.get(path);
    return new Response(text ?? 'Not found', {
      status: text === undefined ? 404 : 200,
      headers: { 'cache-control': cacheControl[credentials] ?? 'no-cache' },
    });
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const self = {
    location: { href: `${ORIGIN}/offline-worker.js?page=${encodeURIComponent(page)}` },
    addEventListener: (name: string, listen: (event: object) => void) => void listeners.set(name, listen),
    skipWaiting: async () => undefined,
  };
  const redirect = (to: string, status: number) => new Response(null, { status, headers: { location: to } });
  runInNewContext(source, {
    self,
    caches,
    fetch: fetched,
    URL,
    Response: { redirect },
    encodeURIComponent,
    Error,
    Promise,
    Set,
    RegExp,
    String,
  });
  const wait = (name: string): Promise<unknown> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    return work;
  };
  const ask = (path: string, { mode = 'navigate', destination = 'document', method = 'GET' }: Sent = {}): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, ORIGIN).href, mode, destination, method };
    listeners.get('fetch')?.({ request, respondWith: (reply: Promise<Response>) => (answer = reply) });
    return answer;
  };
  return { net, ask, install: () => wait('install'), activate: () => wait('activate') };
}

test('[LST-6] the script is served at the root, is asked for anew each time, and names its release', async () => {
  const { statusCode, headers, body } = await served();
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
  await writeFile(join(directory, 'assets', 'page-2.js'), '');
  expect((await served()).body.split('\n')[0]).not.toBe(body.split('\n')[0]);
  await rm(join(directory, 'assets', 'page-2.js'));
});

test('[LST-6] it keeps the page, its files, what they import and the words of its language, and nothing else', async () => {
  const stores = new Map<string, Map<string, Response>>();
  await browser(script, stores).install();
  const [kept] = [...stores.values()];
  expect([...(kept?.keys() ?? [])].toSorted()).toEqual([
    '/assets/all-1.css',
    '/assets/deep-1.js',
    '/assets/fr-CA-1.js',
    '/assets/page-1.js',
    '/assets/parts-1.js',
    '/fr-ca/offline',
  ]);
});

test('[LST-6] who has a page of their own keeps that of everybody, and nothing where there is none', async () => {
  const stores = new Map<string, Map<string, Response>>();
  const nowhere = browser(script, stores, { 'same-origin': 'no-store', omit: 'no-store' });
  await expect(nowhere.install()).rejects.toThrow('not for everybody');
  expect([...stores.values()].some((kept) => kept.size > 0)).toBe(false);
  await browser(script, stores, { 'same-origin': 'no-store' }).install();
  expect([...stores.values()].some((kept) => kept.has('/fr-ca/offline'))).toBe(true);
});

test('[LST-6] without a connection every page leads to the kept one; with one, and for anything else, the shop answers', async () => {
  const { net, ask, install } = browser(script, new Map());
  await install();
  expect((await ask('/fr-ca/kuber/viewList?listId=a'))?.status).toBe(404);
  net.online = false;
  const led = await ask('/fr-ca/kuber/viewList?listId=a');
  expect([led?.status, led?.headers.get('location')]).toEqual([302, '/fr-ca/offline?at=%2Ffr-ca%2Fkuber%2FviewList%3FlistId%3Da']);
  expect((await ask('/deals'))?.headers.get('location')).toBe('/fr-ca/offline?at=%2Fdeals');
  expect(await (await ask('/assets/deep-1.js', { mode: 'cors', destination: 'script' }))?.text()).toBe('');
  await expect(ask('/assets/drawer-1.js', { mode: 'cors', destination: 'script' })).rejects.toThrow('Failed to fetch');
  expect(ask('/fr-ca/kuber/viewList', { method: 'POST' })).toBeUndefined();
  expect(ask('/api/session', { mode: 'cors', destination: '' })).toBeUndefined();
  expect(ask('https://elsewhere.example/assets/a.js', { mode: 'cors', destination: 'script' })).toBeUndefined();
});

test('[LST-6] a new release takes the place of the old one', async () => {
  const stores = new Map<string, Map<string, Response>>();
  await browser(script, stores).install();
  stores.set('of another program', new Map());
  const next = browser(script.replace(/RELEASE = '[^']*'/, "RELEASE = 'next'"), stores);
  await next.install();
  await next.activate();
  expect([...stores.keys()].toSorted()).toEqual(['of another program', 'offline-next']);
});
