// What a page knows of the shopper's lists: which products are on one, and which was just pressed. Pages are the same for everybody, so it starts empty.
import type { MouseEvent } from 'react';
import type { Customization } from '#goods/customization/contract';

export interface Asked {
  readonly itemId: string;
  readonly qty: number;
  /** Of goods made to order: what is printed. */
  readonly customization?: Customization | undefined;
  /** The heart saves at once where it can; other buttons let the shopper choose. */
  readonly choose: boolean;
}

let saved: ReadonlySet<string> = new Set();
let asked: Asked | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function watchSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSaved = (itemId: string): boolean => saved.has(itemId);
/** The latest press on this page. */
export const askedNow = (): Asked | null => asked;

export function setSaved(itemIds: Iterable<string>): void {
  saved = new Set(itemIds);
  tell();
}

/** `onClick` of a link to the page of lists. With a modifier key the link opens in another tab, as usual. */
export function askToSave(event: MouseEvent, next: Asked): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  asked = next;
  tell();
}
