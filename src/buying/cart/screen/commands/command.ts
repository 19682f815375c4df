// A command of the cart as a value: its subject, how the page shows it while pending, what it leaves behind, and its call. Queue, slice and forms
// only read these fields, so that a new command is defined in one place, here or in another capability.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TSchema } from 'typebox';
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { Input, ReplyOf } from '#ui/page/page-visit';
import type { Addition } from './addition.ts';

/** Calls with their replies, such as a contract. */
export type Contract<C> = { readonly [K in keyof C]: { readonly reply: TSchema } };

/** Sends a call by its contract line. */
export type Ask<C extends Contract<C>> = <K extends keyof C & string>(key: K, input: Input<C[K]>) => Promise<ReplyOf<C[K]> | Refusal>;

/** Sends the calls of any contract: over HTTP from the browser, inside the process from a form's action. */
export type Transport = <C extends Contract<C>>() => Ask<C>;

export interface SendOptions {
  /** Whether the answer may omit unchanged lines. */
  readonly responseType?: 'WHOLE' | 'DELTA';
  /** Idempotency key of a form, which cannot send a header. */
  readonly formKey?: string;
}

/** Where a line went that left the cart for another list. */
export interface ListPlace {
  /** Its id there. */
  readonly id: string;
  readonly undoRemoval: CartCommand;
}

/** The answer to a command. */
export interface CommandAnswer {
  /** Null when the cart did not change. */
  readonly cart: Cart | null;
  readonly messages: readonly CartMessage[];
  /** Where the command moved its line. */
  readonly movedTo?: ListPlace | undefined;
  /** Ids of items that returned from the other list to the cart. */
  readonly cameBack?: readonly string[];
  /** An event to dispatch after the answer is applied. */
  readonly followedBy?: UnknownAction;
}

export interface About {
  /** Lines of the cart: busy while the command is pending; a failure of a single line is shown at it (CART-24). */
  readonly lines: readonly string[];
  /** Items on the other list. */
  readonly listItems?: readonly string[];
  /** The line, list item or coupon that identifies commands about the same thing. */
  readonly subject?: string;
}

export interface CartCommand<K extends string = string> {
  /** Its name among the commands, and the intent of its form. */
  readonly kind: K;
  readonly about: About;
  /** What its lines show while it is pending: fading out, another quantity, or a spinner for at least this long. */
  readonly shows: { readonly leaving?: boolean; readonly wanted?: number | undefined; readonly spinsMs?: number };
  /** Whether its line leaves the cart: with an Undo row, to another list with an Undo row once the answer has its id there, or for good. */
  readonly takesOut: false | 'undoable' | 'toList' | 'forGood';
  /** Waiting commands on the same subject that this one makes needless. */
  readonly replaces: readonly K[];
  /** Later commands on the same subject that cancel it. */
  readonly undoneBy: readonly K[];
  /** What it adds; a confirmation follows. */
  readonly adds?: Addition;
  /** An event to dispatch when the shop does not find the subject, so that its list reloads. */
  readonly outdates?: UnknownAction;
  readonly send: (transport: Transport, options: SendOptions) => Promise<CommandAnswer | Refusal>;
}

/** Commands by kind. */
export type CommandTable<K extends string> = { readonly [Kind in K]: (asked: never) => CartCommand<K> & { readonly kind: Kind } };
