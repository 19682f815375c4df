// Runs one command on list and cart: locks, changes, writes and answers in one transaction.
import type { CartMessage } from '#buying/cart/rules';
import {
  cartAnswer,
  describeMessage,
  refusedOutcome,
  refuseKey,
  rememberBadge,
  speechOf,
  tellContext,
  type Carts,
  type Inside,
  type InsideWork,
} from '#buying/cart/server';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Db } from '#platform/db';
import { keyOf } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import type { SavedReply } from '#buying/saved-for-later/contract';
import { purgeSaved, type SavedItems } from '#buying/saved-for-later/rules';
import { savedWords } from '#buying/saved-for-later/words';
import { lockSaved, writeSaved } from './saved-lists.ts';
import { savedReplies } from './saved-reply.ts';
import type { AlsoBought } from './related-items.ts';

export interface SavedDeps {
  readonly carts: Carts;
  readonly db: Db;
  readonly alsoBought: AlsoBought;
}

interface SavedRequest {
  readonly visit: Visit;
  readonly content: unknown;
  readonly formKey?: string | undefined;
  readonly responseType?: 'WHOLE' | 'DELTA' | undefined;
}

/** Result of a command on list and cart. */
export interface Step {
  readonly items: SavedItems;
  /** Ids of the items in the answer. */
  readonly touched: readonly string[];
  readonly change?: InsideWork<object>['change'];
  readonly messages?: readonly CartMessage[];
  /** Lines that moved from the cart to the list. */
  readonly gone?: readonly string[];
  /** The line or item does not exist. */
  readonly missing?: true;
}

/** Runs one command on list and cart: locks, changes, writes and answers in one transaction. */
export async function runSavedCommand(
  { carts, alsoBought }: SavedDeps,
  request: SavedRequest,
  work: (inside: Inside, items: SavedItems) => Step,
): Promise<SavedReply | Refusal> {
  const { visit, responseType } = request;
  const keyed = keyOf(request);
  if (keyed === 'unusable') return refuseKey(visit);
  const outcome = await carts.runInside<SavedReply & { missing?: true }>({
    visit,
    keyed,
    work: async (inside) => {
      const list = { ownerId: inside.shopper.shopperId, siteId: visit.site.id };
      const before = await lockSaved(inside.tx, list);
      const step = work(inside, purgeSaved(before, visit.now.getTime()));
      await writeSaved(inside.tx, list, before, step.items);
      const change = step.change ?? { cart: inside.cart, messages: [], changes: [] };
      return {
        change,
        gone: new Set(step.gone),
        answer: ({ priced, facts }) => {
          const view = { visit, facts, imageOf: carts.imageOf, alsoBought };
          const left = new Set(step.touched);
          const items = step.items.filter(({ listItemId }) => left.delete(listItemId));
          const speech = speechOf(visit);
          return {
            items: savedReplies(items, view),
            movedItems: [...left],
            totalItems: step.items.filter(({ removedAt }) => removedAt === null).length,
            messages: (step.messages ?? []).map((message) => describeMessage(message, speech)),
            ...(step.change === undefined
              ? {}
              : { cart: cartAnswer({ priced, ...view, shopper: inside.shopper, changes: change.changes }, responseType) }),
            ...(step.missing === undefined ? {} : { missing: step.missing }),
          };
        },
      };
    },
  });
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  const { missing, ...reply } = outcome.reply;
  if (missing === true) return refuse(404, 'SAVED_ITEM_NOT_FOUND', sayer(savedWords, visit.copyLocale)('SAVED_ITEM_NOT_FOUND'));
  tellContext(visit, (await visit.shopper())?.contextToken);
  if (reply.cart !== undefined) rememberBadge(visit, reply.cart);
  return reply;
}
