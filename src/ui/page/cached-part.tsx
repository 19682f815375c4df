// A page part that looks the same for the same facts: the server renders it once and caches its markup.
import { createContext, createElement, use, type ReactNode } from 'react';
import { useShop } from './shop.tsx';

/** The cached parts of one page during rendering on the server. */
export interface PageParts {
  /** The part's number on this page, and whether its markup is cached. */
  readonly place: (key: string) => { readonly number: number; readonly isCached: boolean };
}

/** Name of the element that marks a part during rendering; it is not sent to browsers. */
export const PART_TAG = 'cached-part';

const Parts = createContext<PageParts | null>(null);
/** Wraps a page on the server. In the browser and in development parts render normally. */
export const PagePartsProvider = Parts.Provider;

export interface CachedPartProps {
  /** Distinguishes parts with the same facts. */
  readonly name: string;
  /** Everything the markup depends on, except the site (with its default store), the offers and the language: plain values that never change. */
  readonly of: object | null;
  /** Further facts: objects that the server reuses while nothing changes, in order. */
  readonly each?: readonly object[];
  readonly children: ReactNode;
}

/**
 * Children must depend only on `of`, the site and the language: they must not read the address or call `useId` (such a part is rendered every time).
 * Nested parts are cached, too.
 */
export const CachedPart = import.meta.env.SSR ? ServerPart : ({ children }: CachedPartProps): ReactNode => children;

function ServerPart({ name, of, each, children }: CachedPartProps): ReactNode {
  const parts = use(Parts);
  const { site, locale, copyLocale, defaultStoreCity, offers } = useShop();
  if (parts === null) return children;
  const key = keyOf(
    `${name} ${site.id} ${locale} ${copyLocale} ${defaultStoreCity ?? ''} ${Number(offers.deals)}${Number(offers.promotions)}`,
    of,
  );
  const { number, isCached } = parts.place(each === undefined ? key : `${key} ${each.map(serialOf).join()}`);
  return createElement(PART_TAG, { 'data-n': number }, isCached ? null : children);
}

/** Cache keys of facts that were shown before: the server reuses the same objects while nothing changes. */
const keys = new WeakMap<object, Map<string, string>>();

function keyOf(name: string, of: object | null): string {
  if (of === null) return name;
  const made = keys.get(of) ?? new Map<string, string>();
  keys.set(of, made);
  let key = made.get(name);
  if (key === undefined) made.set(name, (key = `${name} ${JSON.stringify(of)}`));
  return key;
}

/** A unique number for each object. */
const serials = new WeakMap<object, number>();
let lastSerial = 0;

function serialOf(one: object): number {
  let serial = serials.get(one);
  if (serial === undefined) serials.set(one, (serial = lastSerial += 1));
  return serial;
}
