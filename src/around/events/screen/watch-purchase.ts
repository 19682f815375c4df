// The confirmation page carries what was bought: told once in this tab, however often the page is read.
import type { Tell } from './send-events.ts';

/** In session storage: the purchase that was told last. */
const TOLD = 'purchaseTold';

interface Purchase {
  /** Tells one purchase from another; no number of an order. */
  readonly key: string;
  readonly cents: number;
  readonly currency: string;
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
}

/** Returns what looks for a confirmation that was not told yet. */
export function watchPurchase(tell: Tell): () => void {
  return () => {
    const text = document.querySelector<HTMLElement>('[data-purchase]')?.dataset['purchase'];
    if (text === undefined || hasTold(text)) return;
    const { cents, currency, items } = JSON.parse(text) as Purchase; // our own page wrote it
    tell({ name: 'purchase', cents, currency, items });
  };
}

let last: string | null = null;

function hasTold(text: string): boolean {
  if (last === text) return true;
  last = text;
  try {
    if (sessionStorage.getItem(TOLD) === text) return true;
    sessionStorage.setItem(TOLD, text);
  } catch {
    // Storage is full or not allowed: the page's memory has to do.
  }
  return false;
}
