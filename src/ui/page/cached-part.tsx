// A part of a page that looks the same wherever the same facts are shown: the server draws it once and caches its markup.
import { createContext, createElement, use, type ReactNode } from 'react';
import { useShop } from './shop.tsx';

/** The cached parts of one page while it is rendered on the server. */
export interface PageParts {
  /** The part's number on this page, and whether its markup is there already. */
  readonly place: (key: string) => { readonly number: number; readonly isCached: boolean };
}

/** Name of the element that marks a part while the page is rendered; it never leaves the server. */
export const PART_TAG = 'cached-part';

const Parts = createContext<PageParts | null>(null);
/** Around a page on the server. In the browser, and in development, parts are drawn like everything else. */
export const PagePartsProvider = Parts.Provider;

export interface CachedPartProps {
  /** Tells apart parts that are made of the same facts. */
  readonly name: string;
  /** Everything but site (with its default store) and language that the markup depends on, as plain values that never change once they are made. */
  readonly of: object | null;
  /** More of that: things the server shows again as the same objects while nothing changes, one after the other. */
  readonly each?: readonly object[];
  readonly children: ReactNode;
}

/**
 * Children follow from `of`, the site and the language alone, each time they are drawn on the server: nothing in them may read
 * the address, or make an id with `useId` (such a part is drawn anew each time). Of a part that is drawn, those within it are kept, too.
 */
export const CachedPart = import.meta.env.SSR ? ServerPart : ({ children }: CachedPartProps): ReactNode => children;

function ServerPart({ name, of, each, children }: CachedPartProps): ReactNode {
  const parts = use(Parts);
  const { site, locale, copyLocale, defaultStoreCity } = useShop();
  if (parts === null) return children;
  const key = keyOf(`${name} ${site.id} ${locale} ${copyLocale} ${defaultStoreCity ?? ''}`, of);
  const { number, isCached } = parts.place(each === undefined ? key : `${key} ${each.map(serialOf).join()}`);
  return createElement(PART_TAG, { 'data-n': number }, isCached ? null : children);
}

/** Keys of facts that were shown before: the server shows the same objects again while nothing changes. */
const keys = new WeakMap<object, Map<string, string>>();

function keyOf(name: string, of: object | null): string {
  if (of === null) return name;
  const made = keys.get(of) ?? new Map<string, string>();
  keys.set(of, made);
  let key = made.get(name);
  if (key === undefined) made.set(name, (key = `${name} ${JSON.stringify(of)}`));
  return key;
}

/** One number for each object, never given again. */
const serials = new WeakMap<object, number>();
let lastSerial = 0;

function serialOf(one: object): number {
  let serial = serials.get(one);
  if (serial === undefined) serials.set(one, (serial = lastSerial += 1));
  return serial;
}
