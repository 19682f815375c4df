// Adds items to a cart: increases matching lines, makes the others, and answers each refused item with a message (CART-10, 11, 13, 14; ATC-4, 5).
import type { ProductFacts, ProductKind } from '#goods/catalog/rules';
import { isPickup, settleDelivery, type DeliveryChoice, type DeliveryType } from '#goods/delivery/rules';
import { designFor, isSameDesign, type CustomDesign, type DesignRequest } from '#goods/customization/rules';
import { isBundlePart, putParts } from './bundle-parts.ts';
import { isLive, type Cart, type CartLine, type LineExtra, type ParentRelation } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { lacksStore, type CartMessage, type ItemMessage } from './cart-message.ts';
import { updateServices } from './follow-product.ts';
import { hardAlternate, type NoAlternates } from './hard-alternate.ts';
import { itemProblem, limitOf, alternativeOffer, stockFor } from './item-gate.ts';
import { withChoices, type LineChoices } from './line-choices.ts';
import { makeLineBook, type LineBook } from './line-book.ts';
import type { LineChange } from './line-change.ts';
import { addedQuantity, MAX_LINES, type QuantityLimits } from './quantity.ts';
import { crossLineProblem, isAddOn } from './special-goods.ts';

export interface AddItem {
  readonly itemId: string;
  readonly qty: number;
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | null;
  /** The item or line that this service belongs to. */
  readonly parentItemId: string | null;
  readonly parentCartItemId: string | null;
  /** What the shopper chose for it before saving it for later. */
  readonly choices?: LineChoices | null;
  /** The words for a custom SKU, or the code of words that a line of the cart already has. */
  readonly custom?: DesignRequest | undefined;
}

/** Options of one add; none bypasses a rule (CART-2). */
export interface AddOptions {
  /** Adds an item that is out of stock, or an in-store-only item before a store is chosen; its line then blocks the order. */
  readonly skipInventory?: boolean;
  /** Sets the quantity of an existing line instead of adding to it. */
  readonly ignoreExisting?: boolean;
  /** Does not replace discontinued items by their successors: none, or not these. */
  readonly noAlternates?: NoAlternates;
  /** Where in the shop it was added. */
  readonly source?: string;
}

const NO_OPTIONS: AddOptions = {};

export interface CartChange {
  readonly cart: Cart;
  readonly messages: readonly CartMessage[];
  readonly changes: readonly LineChange[];
}

/** Services with their relation to the product. */
const SERVICE: { readonly [K in ProductKind]?: ParentRelation } = { warranty: 'WARRANTY', assembly: 'ASSEMBLY', techHelp: 'TECHHELP' };

interface Work {
  readonly book: LineBook;
  readonly facts: CartFacts;
  readonly newId: () => string;
  readonly messages: CartMessage[];
  readonly changes: Map<string, LineChange>;
  readonly options: AddOptions;
}

/**
 * Adds every item that it can; a refused item gets a message and changes nothing. `newId` gives ids for new lines. Adds goods before services, so
 * that a service finds its product.
 */
export function addItems(
  cart: Cart,
  items: readonly AddItem[],
  facts: CartFacts,
  newId: () => string,
  options: AddOptions = NO_OPTIONS,
): CartChange {
  const work: Work = { book: makeLineBook(cart.lines, items.length), facts, newId, messages: [], changes: new Map(), options };
  const isService = (item: AddItem): boolean => relationOf(item, facts) !== null;
  const isSample = ({ itemId }: AddItem): boolean => facts.product(itemId)?.kind === 'freeSample';
  for (const item of items) if (!isService(item) && !isSample(item)) addGoods(item, work);
  for (const item of items) if (isService(item)) addService(item, work);
  for (const item of items) if (isSample(item)) addSample(item, work);
  if (work.changes.size === 0) return { cart, messages: work.messages, changes: [] };
  return { cart: { ...cart, lines: work.book.all() }, messages: work.messages, changes: [...work.changes.values()] };
}

/** The relation of an item to its product; an add-on has one only when it names a product. */
function relationOf({ itemId, parentItemId, parentCartItemId }: AddItem, facts: CartFacts): ParentRelation | null {
  const product = facts.product(itemId);
  const service = SERVICE[product?.kind ?? 'ordinary'];
  if (service !== undefined) return service;
  return isAddOn(product) && (parentItemId !== null || parentCartItemId !== null) ? 'ADDON' : null;
}

function addGoods(item: AddItem, work: Work): void {
  const delivery = settleDelivery(item.deliveryType, item.storeNumber, work.facts.ownStore);
  const successor = hardAlternate(item.itemId, work.facts, work.options.noAlternates);
  if (successor === null) return addLine(item, delivery, null, work);
  const { itemId } = successor;
  const { book, messages } = work;
  const pieces = (): number => book.of(itemId).reduce((sum, { qty }) => sum + qty, 0);
  const [had, told] = [pieces(), messages.length];
  addLine({ ...item, itemId }, delivery, null, work, { altOf: { itemId: item.itemId, type: 'HARD' } });
  // When the successor was refused, only that refusal is reported.
  if (pieces() !== had || messages.length === told) messages.splice(told, 0, { code: 'HARD_ALT_ADDED', itemId, insteadOf: item.itemId });
}

/** A free sample comes with a purchase, never alone (CART-14). */
function addSample(item: AddItem, work: Work): void {
  const { facts, book } = work;
  const bought = book.all().some((line) => isLive(line) && facts.product(line.itemId)?.kind !== 'freeSample');
  if (bought) addGoods(item, work);
  else work.messages.push({ code: 'INVALID_FREE_ITEM', itemId: item.itemId });
}

/** A service or add-on needs a product in the cart, and never outnumbers it (CART-10). */
function addService(item: AddItem, work: Work): void {
  const { book, facts, messages } = work;
  const kind = facts.product(item.itemId)?.kind;
  const parent = parentFor(item, work);
  if (parent === undefined) {
    const { parentCartItemId } = item;
    if (parentCartItemId !== null && !isThere(book.get(parentCartItemId))) {
      messages.push({ code: 'CART_ITEM_ID_NOT_FOUND', itemId: item.itemId, cartItemId: parentCartItemId });
      return;
    }
    if (kind === 'warranty' || kind === 'assembly') messages.push({ code: 'STANDALONE_WARRANTY_ITEM', itemId: item.itemId, service: kind });
    else addGoods(item, work);
    return;
  }
  const relation = relationOf(item, facts) ?? 'WARRANTY';
  if (relation === 'ASSEMBLY' && isPickup(parent.delivery)) {
    messages.push({ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', itemId: item.itemId, cartItemId: parent.cartItemId });
    return;
  }
  const there = book.of(item.itemId).find((line) => line.parent?.cartItemId === parent.cartItemId);
  if ((there?.qty ?? 0) + item.qty > parent.qty) {
    messages.push({ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', itemId: item.itemId });
    return;
  }
  addLine(item, parent.delivery, { cartItemId: parent.cartItemId, relation }, work);
}

function isThere(line: CartLine | undefined): boolean {
  return line !== undefined && isLive(line);
}

/** The line that a service names, or else the first product in the cart that it fits. */
function parentFor({ itemId, parentCartItemId, parentItemId }: AddItem, { book, facts }: Work): CartLine | undefined {
  if (parentCartItemId !== null) {
    const named = book.get(parentCartItemId);
    return named !== undefined && isLive(named) && !isBundlePart(named) && serves(itemId, facts.product(named.itemId)) ? named : undefined;
  }
  const candidates = parentItemId === null ? book.all() : book.of(parentItemId);
  return candidates.find((line) => isLive(line) && !isBundlePart(line) && serves(itemId, facts.product(line.itemId)));
}

function serves(itemId: string, product: ProductFacts | undefined): boolean {
  return product?.services.includes(itemId) === true || product?.accessories.includes(itemId) === true;
}

function addLine(item: AddItem, delivery: DeliveryChoice, parent: CartLine['parent'], work: Work, extra: LineExtra | null = null): void {
  const { book, facts, messages, changes, newId, options } = work;
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
  const found = limitsOf(product, delivery, same, line, facts);
  const limits = options.skipInventory === true ? { ...found, stock: Infinity } : found;
  // `ignoreExisting` sets the quantity, so the limits apply as to a new line.
  const settled = addedQuantity(options.ignoreExisting === true ? 0 : had, item.qty, limits);
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
  const put = {
    ...base,
    qty: settled.qty,
    seenCents,
    extra: extraOf(chosen, custom === null ? extra : { ...extra, ...custom }, options),
  };
  putWithFollowers(put, had, product, work);
  const earlier = changes.get(cartItemId);
  changes.set(cartItemId, {
    cartItemId,
    actioned: line === undefined ? 'ADD_ITEM' : (earlier?.actioned ?? 'EDIT_ITEM'),
    prevQty: earlier?.prevQty ?? had,
    requestedQty: options.ignoreExisting === true ? item.qty : (earlier?.requestedQty ?? had) + item.qty,
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
      sameWay(one.delivery, delivery) &&
      one.parent?.cartItemId === parent?.cartItemId &&
      isSameDesign(one.extra?.custom, design),
  );
}

/** Writes a line that had `had` units, with the parts of a bundle, and fewer services when it has fewer units now. */
function putWithFollowers(line: CartLine, had: number, product: ProductFacts, { book, facts, newId, changes }: Work): void {
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
function extraOf(before: LineExtra | null, more: LineExtra | null, { source }: AddOptions): LineExtra | null {
  if (before === null && more === null && source === undefined) return null;
  const { wasOut: _, from: __, ...kept } = before ?? {};
  return { ...kept, ...more, ...(source === undefined ? {} : { source }) };
}

/** The quantity limits of a line, given the other lines of the same item. */
export function limitsOf(
  product: ProductFacts,
  delivery: DeliveryChoice,
  same: readonly CartLine[],
  line: CartLine | undefined,
  facts: CartFacts,
): QuantityLimits {
  const others = same.filter((one) => one !== line && !isBundlePart(one));
  const total = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    itemId: product.itemId,
    limit: limitOf(product),
    increment: product.increment ?? 1,
    stock: stockFor(product, delivery, facts),
    elsewhere: total(others),
    elsewhereHere: total(others.filter((one) => sharesStock(one.delivery, delivery))),
    offer: alternativeOffer(product, delivery, facts),
    onlyNotInStore: delivery.type === 'ISP' && facts.available(product.itemId) > 0 ? (delivery.storeNumber ?? undefined) : undefined,
  };
}

function sameWay(a: DeliveryChoice, b: DeliveryChoice): boolean {
  return a.type === b.type && a.storeNumber === b.storeNumber;
}

/** Shipped lines share the stock of the distribution centre, pickup lines that of their store. */
function sharesStock(a: DeliveryChoice, b: DeliveryChoice): boolean {
  return (a.type === 'ISP' ? a.storeNumber : null) === (b.type === 'ISP' ? b.storeNumber : null);
}
