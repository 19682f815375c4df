// Shared steps and expectations for walking the table of docs/cart-messages.md: through the API (`message-caller.ts`), or in a browser
// (`e2e/support/message-walker.ts`).
import type { cartMessageWords } from '#buying/cart/words/messages';
import type { MessageRow } from './message-table.ts';

/** A user who takes the steps in one language. */
export interface MessageWalk {
  /** Texts typed, opened and pasted on the way. */
  readonly touched: Touched;
  /** Starts a walk to a code. */
  setOut(code: string): void;
  /** Begins as a new guest, or as a demo account with an empty cart. */
  begin(as: string): Promise<void>;
  signIn(as: string): Promise<void>;
  signOut(): Promise<void>;
  add(itemId: string, qty?: number): Promise<void>;
  /** Enters rows into the quick order: a number, or a number and a quantity. */
  quickOrder(...rows: readonly string[]): Promise<void>;
  /** Adds the quick order's rows to the cart, if possible. */
  addRows(): Promise<void>;
  openCart(): Promise<void>;
  /** Saves the first cart line for later, or moves the first saved item to the cart. */
  press(intent: 'save' | 'toCart'): Promise<void>;
  remove(itemId: string): Promise<void>;
  purchaseOrder(text: string): Promise<void>;
  coupon(code: string): Promise<void>;
  /** Whether the cart applies the coupon, or keeps it for later. */
  wasTaken(coupon: string): Promise<boolean>;
  /** Continues to the checkout's address step, which reserves the cart's stock. */
  enterCheckout(): Promise<void>;
  /** Orders the open cart with this e-mail and house number. */
  order(email: string, house: number): Promise<void>;
  /** Sends the next console request of this code. */
  paste(): Promise<void>;
  another(as: string): Promise<MessageWalk>;
  /** Ends the walk. */
  end(): Promise<void>;
  /** Waits until nobody else holds the name; returns a function that releases it. */
  alone(name: string): Promise<() => Promise<void>>;
  /** The message of the code, when it appears. `look`: action between checks. */
  seen(code?: string, look?: () => Promise<unknown>): Promise<string>;
  /** Forgets the messages so far. */
  forget(): void;
}

export type MessageKey = (typeof cartMessageWords.keys)[number];

/** One way to a code's message. `says`: the message key that only this way gives. */
export interface Way {
  (one: MessageWalk): Promise<unknown>;
  readonly says?: MessageKey;
}
/** The user, and every way in the row; each must give the message. */
export type Ways = readonly [as: string, ...ways: Way[]];
export type Steps = Readonly<Record<string, Ways>>;

/** Marks a way with its message key. */
export const saying = (says: MessageKey, way: Way): Way => Object.assign((one: MessageWalk) => way(one), { says });

/** Item numbers of the demo. */
const ITEM_NUMBER = /\b(?:\d{6}|389|235)\b/g;

export class Touched {
  private readonly all = new Set<string>();
  /** On the current way. */
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

  /** Whether a name was used alone or in a request. */
  has(name: string): boolean {
    return [...this.all].some((text) => text.includes(name));
  }

  /** Whether a message about an item concerns one of this way's items: by its id, or in its text. */
  isAbout(itemId: string | undefined, text: string): boolean {
    const items = [...this.lately].flatMap((name) => name.match(ITEM_NUMBER) ?? []);
    return itemId === undefined || items.length === 0 || items.some((item) => item === itemId || text.includes(item));
  }
}

/**
 * Walks every way to a code and returns its messages; a missing or different message, or an unused name of the row, gives an error sentence with the
 * code.
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

/** Errors in one language: messages that are just the code. */
export function codesSaid(code: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [`${code} is not said`] : texts.filter((text) => text.includes(code));
}

/** Errors in two languages: messages must exist for every way, differ, and not be just the code. */
export function wrongWords(code: string, english: readonly string[], french: readonly string[]): string[] {
  const wrong = english.flatMap((text, at) => {
    const other = french[at] ?? `${code} is not said`;
    return text === other || `${text} ${other}`.includes(code) ? [`${text} / ${other}`] : [];
  });
  return french.length > english.length ? [...wrong, ...french.slice(english.length)] : wrong;
}
