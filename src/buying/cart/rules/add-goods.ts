// Adds goods that stand alone: products, their successors when discontinued, and free samples (CART-14, CART-21).
import { settleDelivery } from '#goods/delivery/rules';
import { isLive } from './cart.ts';
import { hardAlternate } from './hard-alternate.ts';
import type { AddItem, AddState } from './add-item.ts';
import { addLine } from './add-line.ts';

/** Adds a product, or its successor when it is discontinued and the shopper did not opt out of successors. */
export function addGoods(item: AddItem, state: AddState): void {
  const delivery = settleDelivery(item.deliveryType, item.storeNumber, state.facts.ownStore);
  const successor = hardAlternate(item.itemId, state.facts, state.options.noAlternates);
  if (successor === null) return addLine(item, delivery, null, state);
  const { itemId } = successor;
  const { book, messages } = state;
  const pieces = (): number => book.of(itemId).reduce((sum, { qty }) => sum + qty, 0);
  const [piecesBefore, messagesBefore] = [pieces(), messages.length];
  addLine({ ...item, itemId }, delivery, null, state, { altOf: { itemId: item.itemId, type: 'HARD' } });
  // When the successor was refused, only that refusal is reported.
  if (pieces() !== piecesBefore || messages.length === messagesBefore)
    messages.splice(messagesBefore, 0, { code: 'HARD_ALT_ADDED', itemId, insteadOf: item.itemId });
}

/** A free sample comes with a purchase, never alone (CART-14). */
export function addSample(item: AddItem, state: AddState): void {
  const { facts, book } = state;
  const bought = book.all().some((line) => isLive(line) && facts.product(line.itemId)?.kind !== 'freeSample');
  if (bought) addGoods(item, state);
  else state.messages.push({ code: 'INVALID_FREE_ITEM', itemId: item.itemId });
}
