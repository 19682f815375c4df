// The cart of an order that came as a document: its goods with the facts of the shop now, and what the cart has against them.
import { randomUUID } from 'node:crypto';
import {
  addItems,
  emptyCart,
  isBundlePart,
  priceCart,
  typeOf,
  type Cart,
  type CartFacts,
  type CartMessage,
  type PricedCart,
} from '#buying/cart/rules';
import { describeMessage, speechOf } from '#buying/cart/server';
import { isSameUnit, type OrderProblem, type WantedUnits } from '#buying/purchase-documents/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';
import type { DocumentsDeps } from './documents-deps.ts';

export interface FilledCart {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly facts: CartFacts;
  readonly problems: readonly OrderProblem[];
}

export interface CartAsked {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly zip: string;
  readonly units: readonly UnitsToOrder[];
  /** Agreed prices in the place of the shop's. */
  readonly adjust: (facts: CartFacts) => CartFacts;
}

/** Units with what is printed on them, and the budget center that they are charged to. */
export interface UnitsToOrder extends WantedUnits {
  readonly custom: CustomDesign | undefined;
  readonly center: string | null;
}

export async function fillCart({ carts }: Pick<DocumentsDeps, 'carts'>, asked: CartAsked): Promise<FilledCart> {
  const { visit, shopper, cartId, zip, units, adjust } = asked;
  const purpose = visit.cartPurpose;
  const [center = null, ...others] = new Set(units.map((one) => one.center));
  // One center for everything takes the fees as well.
  const whole = others.length === 0 ? center : null;
  const empty = emptyCart({ cartId, ownerId: shopper.shopperId, siteId: visit.site.id, purpose });
  const begun = { ...empty, zip, accounting: { ...empty.accounting, budgetCenter: whole } };
  const facts = adjust(await carts.factsFor(visit, shopper, begun, { zip }));
  const items = units.map((one) => ({
    itemId: one.itemId,
    qty: one.qty,
    deliveryType: 'STA' as const,
    storeNumber: null,
    parentItemId: null,
    parentCartItemId: null,
    ...(one.custom === undefined ? {} : { custom: { customization: one.custom, customSkuCode: one.custom.customSkuCode } }),
    ...(whole === null && one.center !== null ? { choices: { budgetCenter: one.center } } : {}),
  }));
  // A purchase order names what it means: nothing is replaced by its successor.
  const { cart, messages } = addItems(begun, items, facts, randomUUID, { noAlternates: true, source: 'purchase order' });
  const priced = priceCart(cart, facts);
  return { cart, priced, facts, problems: problemsOf(asked, priced, messages) };
}

/** One problem for each item: it is not taken, or not in this quantity. */
function problemsOf({ visit, units }: CartAsked, priced: PricedCart, messages: readonly CartMessage[]): readonly OrderProblem[] {
  const speech = { ...speechOf(visit), nameOf: (itemId: string) => units.find((one) => one.itemId === itemId)?.lines[0]?.partId };
  return units.flatMap(({ itemId, design, qty, lines }): readonly OrderProblem[] => {
    const own = priced.lines.find(
      ({ line }) =>
        !isBundlePart(line) && isSameUnit({ itemId: line.itemId, design: line.extra?.custom?.customSkuCode }, { itemId, design }),
    );
    const isRight = own?.line.qty === qty && own.counted && own.available >= qty;
    const said = [...messages, ...(own?.messages ?? [])].filter((message) => 'itemId' in message && message.itemId === itemId);
    const worst =
      said.find((message) => typeOf(message) === 'failure') ??
      (isRight ? undefined : said.find((message) => typeOf(message) === 'warning'));
    if (isRight && worst === undefined) return [];
    const message = worst ?? { code: 'OUT_OF_STOCK' as const, itemId, offer: 'none' as const };
    return [{ code: 'ITEM', line: lines[0]?.lineNumber ?? 0, text: describeMessage(message, speech).description }];
  });
}
