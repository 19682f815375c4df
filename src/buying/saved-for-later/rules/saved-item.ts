// Saved items and the commands that change them; pure, so that tests can prove that a moved item is never lost or duplicated (SFL-1).

import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import type { LineChoices, LineExtra } from '#buying/cart/rules';
import type { DeliveryChoice } from '#goods/delivery/rules';

export interface SavedService {
  readonly itemId: string;
  readonly qty: number;
}

/** The words on made-to-order goods (CAT-8); other words make another item. */
export type SavedDesign = NonNullable<LineExtra['custom']>;

export interface SavedItem {
  readonly listItemId: string;
  readonly itemId: string;
  readonly qty: number;
  /** Plans and services of its former line, which return with it. */
  readonly services: readonly SavedService[];
  /** Delivery of its former line; null when it never was a line. */
  readonly delivery: DeliveryChoice | null;
  /** The choices of its former line; null without any. */
  readonly choices: LineChoices | null;
  readonly custom: SavedDesign | null;
  /** Unit price in cents when it was saved; null without a price. */
  readonly seenCents: number | null;
  /** It was unavailable when it was saved. */
  readonly wasOut: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Set while a removed item can still be restored. */
  readonly removedAt: number | null;
}

/** Newest first. */
export type SavedItems = readonly SavedItem[];

/** A list with this many different items accepts no more; only a merge of two lists may exceed it. */
export const MAX_SAVED_ITEMS = 3_000;
/** The page size of the specification (§9). */
export const SAVED_PAGE_SIZE = 300;
/** How long a removed item can be restored. */
export const RESTORABLE_MS = 15 * 60_000;

export type NewItem = Omit<SavedItem, 'listItemId' | 'removedAt'>;

export interface SavedChange {
  readonly items: SavedItems;
  /** The item as it is now; null when the list is full or the item unknown. */
  readonly item: SavedItem | null;
}

/** Puts an item on top; an item already there grows and takes the latest price and availability. */
export function saveItem(items: SavedItems, item: NewItem, newId: () => string): SavedChange {
  const there = items.find((one) => isSame(one, item) && one.removedAt === null);
  if (there === undefined && items.length >= MAX_SAVED_ITEMS) return { items, item: null };
  // Makes the order unique when items are saved at the same instant.
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
          ...mergedChoices(item, there),
        };
  return { items: [saved, ...items.filter((one) => one !== there)], item: saved };
}

/** Removes an item, which can then be restored. */
export function removeItem(items: SavedItems, listItemId: string, now: number): SavedChange {
  const there = items.find((one) => one.listItemId === listItemId && one.removedAt === null);
  if (there === undefined) return { items, item: null };
  const item = { ...there, removedAt: now };
  return { items: items.map((one) => (one === there ? item : one)), item };
}

/** Restores a removed item to its place; if it was saved again meanwhile, that item grows instead. */
export function restoreItem(items: SavedItems, listItemId: string): SavedChange {
  const there = items.find((one) => one.listItemId === listItemId);
  if (there === undefined || there.removedAt === null) return { items, item: there ?? null };
  const again = items.find((one) => isSame(one, there) && one.removedAt === null);
  if (again === undefined) {
    const item = { ...there, removedAt: null };
    return { items: items.map((one) => (one === there ? item : one)), item };
  }
  const qty = Math.min(again.qty + there.qty, MAX_LINE_QUANTITY);
  const item = { ...again, qty, services: joined(again.services, there.services), ...mergedChoices(again, there) };
  return { items: items.flatMap((one) => (one === there ? [] : one === again ? [item] : [one])), item };
}

/** Subtracts `added` units that went to the cart; an item without units leaves for good. */
export function takeUnits(items: SavedItems, listItemId: string, added: number): SavedItems {
  return items.flatMap((one) => {
    if (one.listItemId !== listItemId || added <= 0) return [one];
    return added >= one.qty ? [] : [{ ...one, qty: one.qty - added }];
  });
}

/** Merges a guest's list into the account's: the larger quantity of common items; a second merge changes nothing. Keeps everything, even above the limit. */
export function mergeSaved(account: SavedItems, guest: SavedItems): SavedItems {
  const merged = [...account];
  const places = new Map(account.flatMap((item, at) => (item.removedAt === null ? [[nameOf(item), at]] : [])));
  for (const item of guest) {
    if (item.removedAt !== null) continue;
    const at = places.get(nameOf(item));
    const there = at === undefined ? undefined : merged[at];
    if (at === undefined || there === undefined) merged.push(item);
    else merged[at] = mergedItem(there, item);
  }
  return merged.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** The account's item with the larger quantity, completed by the guest's delivery and choices; the same object when nothing changes. */
function mergedItem(own: SavedItem, guest: SavedItem): SavedItem {
  const chosen = mergedChoices(own, guest);
  const knows = chosen.delivery === own.delivery && sameNames(chosen.choices, own.choices);
  return knows && guest.qty <= own.qty ? own : { ...own, ...chosen, qty: Math.max(own.qty, guest.qty) };
}

/** Delivery and choices of the first row, completed by those of the other. */
function mergedChoices(first: Chosen, other: Chosen): Chosen {
  const choices =
    first.choices === null || other.choices === null ? (first.choices ?? other.choices) : { ...other.choices, ...first.choices };
  return { delivery: first.delivery ?? other.delivery, choices };
}

type Chosen = Pick<SavedItem, 'delivery' | 'choices'>;

function sameNames(a: LineChoices | null, b: LineChoices | null): boolean {
  return Object.keys(a ?? {}).length === Object.keys(b ?? {}).length;
}

/** Drops items that can no longer be restored. */
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
