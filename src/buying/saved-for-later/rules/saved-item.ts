// What was put aside, and how commands change it: pure, so that a moved item is never lost or doubled (SFL-1).

import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import type { LineChoices, LineExtra } from '#buying/cart/rules';
import type { DeliveryChoice } from '#goods/delivery/rules';

export interface SavedService {
  readonly itemId: string;
  readonly qty: number;
}

/** The words on goods made to order (CAT-8): what carries others is another item of the list. */
export type SavedDesign = NonNullable<LineExtra['custom']>;

export interface SavedItem {
  readonly listItemId: string;
  readonly itemId: string;
  readonly qty: number;
  /** Plans and services that were on its line, to come along when it goes back. */
  readonly services: readonly SavedService[];
  /** How its line was to come; null when it was on none. */
  readonly delivery: DeliveryChoice | null;
  /** What was chosen for its line; null where nothing was. */
  readonly choices: LineChoices | null;
  readonly custom: SavedDesign | null;
  /** Cents for one unit when it was put aside; null when it had no price. */
  readonly seenCents: number | null;
  /** It could not be had when it was put aside. */
  readonly wasOut: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Set while a removed item can still be brought back. */
  readonly removedAt: number | null;
}

/** Newest first. */
export type SavedItems = readonly SavedItem[];

/** A list of this many different items takes no more; only where two lists become one may there be more of them. */
export const MAX_SAVED_ITEMS = 3_000;
/** The page size of the specification (§9). */
export const SAVED_PAGE_SIZE = 300;
/** How long a removed item can be brought back. */
export const RESTORABLE_MS = 15 * 60_000;

export type NewItem = Omit<SavedItem, 'listItemId' | 'removedAt'>;

export interface SavedChange {
  readonly items: SavedItems;
  /** The row as it is now; null when the list is full or the item is not there. */
  readonly item: SavedItem | null;
}

/** Puts an item on top. What is there already grows and takes over what was seen last. */
export function saveItem(items: SavedItems, item: NewItem, newId: () => string): SavedChange {
  const there = items.find((one) => isSame(one, item) && one.removedAt === null);
  if (there === undefined && items.length >= MAX_SAVED_ITEMS) return { items, item: null };
  // Also what is saved at the same instant has an order.
  const savedAt = Math.max(item.savedAt, (items[0]?.savedAt ?? 0) + 1);
  const saved: SavedItem =
    there === undefined
      ? { ...item, savedAt, listItemId: newId(), removedAt: null }
      : {
          ...there,
          ...item,
          savedAt,
          qty: Math.min(there.qty + item.qty, MAX_LINE_QUANTITY),
          services: joined(there.services, item.services),
          ...chosenFor(item, there),
        };
  return { items: [saved, ...items.filter((one) => one !== there)], item: saved };
}

/** Takes an item off the list; it can be brought back. */
export function removeItem(items: SavedItems, listItemId: string, now: number): SavedChange {
  const there = items.find((one) => one.listItemId === listItemId && one.removedAt === null);
  if (there === undefined) return { items, item: null };
  const item = { ...there, removedAt: now };
  return { items: items.map((one) => (one === there ? item : one)), item };
}

/** Brings a removed item back to its place. What was saved again meanwhile grows instead. */
export function restoreItem(items: SavedItems, listItemId: string): SavedChange {
  const there = items.find((one) => one.listItemId === listItemId);
  if (there === undefined || there.removedAt === null) return { items, item: there ?? null };
  const again = items.find((one) => isSame(one, there) && one.removedAt === null);
  if (again === undefined) {
    const item = { ...there, removedAt: null };
    return { items: items.map((one) => (one === there ? item : one)), item };
  }
  const qty = Math.min(again.qty + there.qty, MAX_LINE_QUANTITY);
  const item = { ...again, qty, services: joined(again.services, there.services), ...chosenFor(again, there) };
  return { items: items.flatMap((one) => (one === there ? [] : one === again ? [item] : [one])), item };
}

/** What is left of an item after `added` units of it went to the cart; none left takes it off for good. */
export function takeUnits(items: SavedItems, listItemId: string, added: number): SavedItems {
  return items.flatMap((one) => {
    if (one.listItemId !== listItemId || added <= 0) return [one];
    return added >= one.qty ? [] : [{ ...one, qty: one.qty - added }];
  });
}

/**
 * A guest's list becomes the account's: the larger quantity of what both have; merging twice changes nothing. Nothing is left out, however
 * many there are.
 */
export function mergeSaved(account: SavedItems, guest: SavedItems): SavedItems {
  const merged = [...account];
  const places = new Map(account.flatMap((item, at) => (item.removedAt === null ? [[nameOf(item), at]] : [])));
  for (const item of guest) {
    if (item.removedAt !== null) continue;
    const at = places.get(nameOf(item));
    const there = at === undefined ? undefined : merged[at];
    if (at === undefined || there === undefined) merged.push(item);
    else merged[at] = largerOf(there, item);
  }
  return merged.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** The account's own, with as many as the guest's and what that knows of its line where this knows nothing; itself where that is all. */
function largerOf(own: SavedItem, guest: SavedItem): SavedItem {
  const chosen = chosenFor(own, guest);
  const knows = chosen.delivery === own.delivery && sameNames(chosen.choices, own.choices);
  return knows && guest.qty <= own.qty ? own : { ...own, ...chosen, qty: Math.max(own.qty, guest.qty) };
}

/** The way and the choices of two rows of one item: those of the first, and what it has none of from the other. */
function chosenFor(first: Chosen, other: Chosen): Chosen {
  const choices =
    first.choices === null || other.choices === null ? (first.choices ?? other.choices) : { ...other.choices, ...first.choices };
  return { delivery: first.delivery ?? other.delivery, choices };
}

type Chosen = Pick<SavedItem, 'delivery' | 'choices'>;

function sameNames(a: LineChoices | null, b: LineChoices | null): boolean {
  return Object.keys(a ?? {}).length === Object.keys(b ?? {}).length;
}

/** Forgets what can no longer be brought back. */
export function purgeSaved(items: SavedItems, now: number): SavedItems {
  return items.filter(({ removedAt }) => removedAt === null || removedAt > now - RESTORABLE_MS);
}

const nameOf = ({ itemId, custom }: Pick<SavedItem, 'itemId' | 'custom'>): string => custom?.customSkuCode ?? itemId;

const isSame = (a: Pick<SavedItem, 'itemId' | 'custom'>, b: Pick<SavedItem, 'itemId' | 'custom'>): boolean => nameOf(a) === nameOf(b);

function joined(a: readonly SavedService[], b: readonly SavedService[]): readonly SavedService[] {
  const sum = new Map(a.map(({ itemId, qty }) => [itemId, qty]));
  for (const { itemId, qty } of b) sum.set(itemId, Math.min((sum.get(itemId) ?? 0) + qty, MAX_LINE_QUANTITY));
  return [...sum].map(([itemId, qty]) => ({ itemId, qty }));
}
