// How the table of docs/cart-messages.md is walked, whoever walks it: through the API (`message-caller.ts`), or in a browser
// (`e2e/support/message-walker.ts`). The steps are the same for both, and so is what is expected of them.
import type { cartWords } from '#buying/cart/words';
import type { MessageRow } from './message-table.ts';

/** Somebody who takes the steps, in one language. */
export interface MessageWalk {
  /** What was typed, opened and pasted on the way. */
  readonly touched: Touched;
  /** Sets out for a code. */
  setOut(code: string): void;
  /** A guest who has never been there, or a demo account with an empty cart. */
  begin(as: string): Promise<void>;
  signIn(as: string): Promise<void>;
  signOut(): Promise<void>;
  add(itemId: string, qty?: number): Promise<void>;
  /** Has rows checked: a number, or a number and a quantity. */
  quickOrder(...rows: readonly string[]): Promise<void>;
  /** Adds a quick order's rows, where it offers that. */
  addRows(): Promise<void>;
  openCart(): Promise<void>;
  /** Saves the first line of the open cart for later, or moves the first saved item back. */
  press(intent: 'save' | 'toCart'): Promise<void>;
  remove(itemId: string): Promise<void>;
  purchaseOrder(text: string): Promise<void>;
  coupon(code: string): Promise<void>;
  /** Whether the cart counts the coupon, or keeps it for later. */
  wasTaken(coupon: string): Promise<boolean>;
  /** Goes on to checkout as far as the address: what the cart holds is kept for it. */
  enterCheckout(): Promise<void>;
  /** Orders what is in the open cart, as whoever has that e-mail and lives at that number of the street. */
  order(email: string, house: number): Promise<void>;
  /** Sends the document's next request of this code. */
  paste(): Promise<void>;
  another(as: string): Promise<MessageWalk>;
  /** Goes away for good. */
  end(): Promise<void>;
  /** Waits until nobody else holds what is named; returns what lets it go. */
  alone(name: string): Promise<() => Promise<void>>;
  /** The words of the code, once they are said. `look`: what to do while they are not. */
  seen(code?: string, look?: () => Promise<unknown>): Promise<string>;
  /** Forgets what was said. */
  forget(): void;
}

export type MessageKey = (typeof cartWords.keys)[number];

/** Goes a way to where the code is said. `says`: the words it has by this way and by no other. */
export interface Way {
  (one: MessageWalk): Promise<unknown>;
  readonly says?: MessageKey;
}
/** Who takes the steps, and every way the row names; the words are looked for after each. */
export type Ways = readonly [as: string, ...ways: Way[]];
export type Steps = Readonly<Record<string, Ways>>;

/** The way by which a code has these words. */
export const saying = (says: MessageKey, way: Way): Way => Object.assign((one: MessageWalk) => way(one), { says });

/** Numbers of items, as the demo gives them. */
const ITEM_NUMBER = /\b(?:\d{6}|389|235)\b/g;

export class Touched {
  private readonly all = new Set<string>();
  /** By the way that is gone now. */
  private readonly lately = new Set<string>();

  add(name: string): void {
    this.all.add(name);
    this.lately.add(name);
  }

  setOut(): void {
    this.all.clear();
    this.lately.clear();
  }

  nextWay(): void {
    this.lately.clear();
  }

  /** By itself, or in a request. */
  has(name: string): boolean {
    return [...this.all].some((text) => text.includes(name));
  }

  /** Whether words about an item are about one of this way's: that is what is said of it, or it stands in the words. */
  isAbout(itemId: string | undefined, text: string): boolean {
    const items = [...this.lately].flatMap((name) => name.match(ITEM_NUMBER) ?? []);
    return itemId === undefined || items.length === 0 || items.some((item) => item === itemId || text.includes(item));
  }
}

/**
 * Goes every way to a code. What is answered are its words by each; where one was not reached, or said otherwise, or somebody forgot
 * what the row names, a sentence with the code in it.
 */
export async function walkRow(
  one: MessageWalk,
  { code, ways: [as, ...ways], row }: { readonly code: string; readonly ways: Ways; readonly row: MessageRow | undefined },
  say: (key: MessageKey) => string,
): Promise<string[]> {
  const texts: string[] = [];
  one.setOut(code);
  try {
    await one.begin(as);
    for (const way of ways) {
      one.touched.nextWay();
      await way(one);
      const text = await one.seen();
      texts.push(way.says === undefined || text === say(way.says) ? text : `${code} does not say ${way.says}: ${text}`);
      one.forget();
    }
    const left = [...(row?.named ?? []), ...(row?.pasted ?? [])].filter((name) => !one.touched.has(name));
    if (left.length > 0) texts.push(`${code}: nobody took ${left.join(', ')}`);
  } catch (error) {
    texts.push(`${code} by way ${texts.length + 1}: ${String(error)}`);
  }
  return texts;
}

/** What is wrong with the words of a code in one language: those that say the bare code. */
export function codesSaid(code: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [`${code} is not said`] : texts.filter((text) => text.includes(code));
}

/** What is wrong with the words of a code in two languages: they are there by every way, differ, and are no bare code. */
export function wrongWords(code: string, english: readonly string[], french: readonly string[]): string[] {
  const wrong = english.flatMap((text, at) => {
    const other = french[at] ?? `${code} is not said`;
    return text === other || `${text} ${other}`.includes(code) ? [`${text} / ${other}`] : [];
  });
  return french.length > english.length ? [...wrong, ...french.slice(english.length)] : wrong;
}
