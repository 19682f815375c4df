// One command of the cart as a value: what it is about, what is shown while it is on its way, what it leaves behind, and its call. Queue,
// slice and forms read it and know no command by its name, so that a new one is spelled in one place, here or in another capability.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TSchema } from 'typebox';
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { Input, ReplyOf } from '#ui/page/page-visit';
import type { Addition } from './addition.ts';

/** Calls with their replies; a contract is one. */
export type Contract<C> = { readonly [K in keyof C]: { readonly reply: TSchema } };

/** Asks the shop by contract line. */
export type Ask<C extends Contract<C>> = <K extends keyof C & string>(key: K, input: Input<C[K]>) => Promise<ReplyOf<C[K]> | Refusal>;

/** Carries the calls of any contract: over HTTP from the browser, inside the process from a form's action. */
export type Transport = <C extends Contract<C>>() => Ask<C>;

export interface SendOptions {
  /** Whether the answer may leave out lines that did not change. */
  readonly responseType?: 'WHOLE' | 'DELTA';
  /** The idempotency key of a form, which can send no header. */
  readonly formKey?: string;
}

/** Where a line is that was put aside. */
export interface PutAside {
  /** What it is called there. */
  readonly id: string;
  readonly bringBack: CartCommand;
}

/** What a command was answered with. */
export interface CommandAnswer {
  /** Null where the cart did not change. */
  readonly cart: Cart | null;
  readonly messages: readonly CartMessage[];
  /** Where the command put its line. */
  readonly aside?: PutAside | undefined;
  /** What was put aside and is in the cart again, by its id there. */
  readonly cameBack?: readonly string[];
  /** An event that follows once the cart has taken the answer in. */
  readonly followedBy?: UnknownAction;
}

export interface About {
  /** Lines of the cart. They are busy until the command is answered, and a failure of one alone is said at it (CART-24). */
  readonly lines: readonly string[];
  /** Things put aside. */
  readonly aside?: readonly string[];
  /** The line, the thing put aside or the coupon by which a later command is known to be about the same. */
  readonly subject?: string;
}

export interface CartCommand<K extends string = string> {
  /** Its name among the commands; a form that asks for the same has it as its intent. */
  readonly kind: K;
  readonly about: About;
  /** What its lines show while it is on its way: that they leave, another quantity, or a spinner for at least so long. */
  readonly shows: { readonly leaving?: boolean; readonly wanted?: number | undefined; readonly spinsMs?: number };
  /** Whether its line leaves the cart: with a row that brings it back, aside with such a row once the answer says where, or for good. */
  readonly takesOut: false | 'undoable' | 'aside' | 'forGood';
  /** Commands about the same subject that wait and that it makes needless. */
  readonly replaces: readonly K[];
  /** Later commands about the same subject after which nothing of it is left. */
  readonly undoneBy: readonly K[];
  /** What it adds; the shopper is told what came of that. */
  readonly adds?: Addition;
  /** An event that follows where the shop did not find what the command was about: who shows it asks for it again. */
  readonly outdates?: UnknownAction;
  readonly send: (transport: Transport, options: SendOptions) => Promise<CommandAnswer | Refusal>;
}

/** Commands by their kinds. */
export type CommandTable<K extends string> = { readonly [Kind in K]: (asked: never) => CartCommand<K> & { readonly kind: Kind } };
