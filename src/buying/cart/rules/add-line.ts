// Adds units of one item: to the line that matches, or as a new line (CART-11, CART-13; ATC-4).
import type { ProductFacts } from '#goods/catalog/rules';
import { isPickup, type DeliveryChoice } from '#goods/delivery/rules';
import { designFor, isSameDesign, type CustomDesign } from '#goods/customization/rules';
import { putParts } from './bundle-parts.ts';
import { isLive, isSameDelivery, type CartLine, type LineExtra } from './cart.ts';
import { lacksStore, type ItemMessage } from './cart-message.ts';
import { updateServices } from './service-changes.ts';
import { itemProblem, offContractNotice } from './item-problem.ts';
import { withChoices } from './line-choices.ts';
import type { LineChange } from './line-change.ts';
import { markedPieces } from './representative-mark.ts';
import { addedQuantity, MAX_LINES, type QuantityLimits, type SettledQuantity } from './quantity.ts';
import { crossLineProblem } from './special-goods.ts';
import { limitsOf } from './quantity-limits.ts';
import type { AddItem, AddOptions, AddState } from './add-item.ts';

/** Adds to a line of the item, or makes one; a refused item gets a message. `extra` is what a new or changed line also remembers. */
export function addLine(
  item: AddItem,
  delivery: DeliveryChoice,
  parent: CartLine['parent'],
  state: AddState,
  extra: LineExtra | null = null,
): void {
  const { book, facts, messages, newId, options } = state;
  const product = facts.product(item.itemId);
  const problem = itemProblem(item.itemId, product, delivery, facts);
  if (product === undefined || (problem !== null && !waitsForStore(problem, delivery, options))) {
    if (problem !== null) messages.push(problem);
    return;
  }
  const same = book.of(item.itemId);
  const known = same.flatMap(({ extra: own }) => own?.custom ?? []);
  const design = designFor(product, item.custom, known);
  if (!design.ok) {
    messages.push({ code: 'CUSTOM_SKU_REQUIRED', itemId: item.itemId, ...design.problem });
    return;
  }
  const custom = design.value === null ? null : { custom: design.value };
  const customerSku = facts.customerSku(item.itemId);
  const line = matchingLine(same, { customerSku, delivery, parent, design: design.value });
  // A removed line can still be restored, but does not count towards the limit of lines.
  if (line === undefined && book.count >= MAX_LINES && book.all().filter(isLive).length >= MAX_LINES) {
    messages.push({ code: 'CART_LINES_LIMIT', itemId: item.itemId, limit: MAX_LINES });
    return;
  }
  const had = line?.qty ?? 0;
  const settled = settleQuantity(item.qty, had, limitsOf(product, delivery, same, line, facts), options);
  const against = crossLineProblem(product, settled.qty, () => book.all().filter((one) => one !== line), facts);
  if (against !== null) {
    messages.push(against);
    return;
  }
  messages.push(...settled.messages.map((message) => (line === undefined ? message : { ...message, cartItemId: line.cartItemId })));
  if (settled.qty === had || settled.qty === 0) return;
  const cartItemId = line?.cartItemId ?? newId();
  const seenCents = facts.price(product, settled.qty)?.each ?? null;
  const base = line ?? { cartItemId, itemId: item.itemId, parent, delivery, customerSku, addedAt: facts.now, removedAt: null, extra: null };
  const chosen = item.choices ? withChoices(base.extra, item.choices, { product, qty: settled.qty }) : base.extra;
  const more = custom === null ? extra : { ...extra, ...custom };
  putWithFollowers({ ...base, qty: settled.qty, seenCents, extra: extraOf(chosen, more, settled.qty - had, options) }, had, product, state);
  const notice = parent === null ? offContractNotice(product, facts) : null;
  if (notice !== null) messages.push({ ...notice, cartItemId });
  reportAdded(cartItemId, item.qty, line, state);
}

/** The quantity of a line with `had` units after the options of the request; `ignoreExisting` sets it, so the limits apply as to a new line. */
function settleQuantity(asked: number, had: number, limits: QuantityLimits, options: AddOptions): SettledQuantity {
  const { skipInventory = false, ignoreExisting = false } = options;
  return addedQuantity(ignoreExisting ? 0 : had, asked, skipInventory ? { ...limits, stock: Infinity } : limits);
}

/** Reports what happened to the line; a request may name its item twice, so the report is against the line's first state. */
function reportAdded(cartItemId: string, asked: number, before: CartLine | undefined, { changes, options }: AddState): void {
  const earlier = changes.get(cartItemId);
  const had = before?.qty ?? 0;
  changes.set(cartItemId, {
    cartItemId,
    actioned: before === undefined ? 'ADD_ITEM' : (earlier?.actioned ?? 'EDIT_ITEM'),
    prevQty: earlier?.prevQty ?? had,
    requestedQty: options.ignoreExisting === true ? asked : (earlier?.requestedQty ?? had) + asked,
  });
}

interface LineIdentity extends Pick<CartLine, 'customerSku' | 'delivery' | 'parent'> {
  readonly design: CustomDesign | null;
}

/** A line of the item matches with the same customization, account number, delivery and product (ATC-4). */
function matchingLine(same: readonly CartLine[], { customerSku, delivery, parent, design }: LineIdentity): CartLine | undefined {
  return same.find(
    (one) =>
      one.customerSku === customerSku &&
      isSameDelivery(one.delivery, delivery) &&
      one.parent?.cartItemId === parent?.cartItemId &&
      isSameDesign(one.extra?.custom, design),
  );
}

/** Writes a line that had `had` units, with the parts of a bundle, and fewer services when it has fewer units now. */
function putWithFollowers(line: CartLine, had: number, product: ProductFacts, { book, facts, newId, changes }: AddState): void {
  book.put(line);
  const along = product.kind === 'bundle' ? putParts(line, product, book, facts, newId) : [];
  if (line.qty < had) along.push(...updateServices(line, book));
  for (const change of along) changes.set(change.cartItemId, combinedChange(change, changes));
}

/** An in-store-only item whose availability is known only once the shopper chooses a store. */
function waitsForStore(problem: ItemMessage, delivery: DeliveryChoice, { skipInventory }: AddOptions): boolean {
  return skipInventory === true && !isPickup(delivery) && lacksStore(problem);
}

/** A command may change a line twice: reports the change against the line's first state. */
function combinedChange(change: LineChange, changes: ReadonlyMap<string, LineChange>): LineChange {
  const earlier = changes.get(change.cartItemId);
  return earlier === undefined ? change : { ...change, actioned: earlier.actioned, prevQty: earlier.prevQty };
}

/** Adding to a line means the shopper has seen it, so it is no longer reported as back in stock. */
function extraOf(
  before: LineExtra | null,
  more: LineExtra | null,
  added: number,
  { source, byRepresentative }: AddOptions,
): LineExtra | null {
  const mark = markedPieces(before, byRepresentative === true ? added : 0);
  if (before === null && more === null && source === undefined && mark.byRepresentative === undefined) return null;
  const { wasOut: _, from: __, byRepresentative: ___, ...kept } = before ?? {};
  return { ...kept, ...more, ...(source === undefined ? {} : { source }), ...mark };
}
