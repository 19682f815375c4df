// The items of `POST …/item`: removed lines to restore, items to add, and bad items with their messages (CART-12).
import { readQuantity, type AddItem, type CartMessage } from '#buying/cart/rules';
import type { cartContract } from '#buying/cart/contract';
import type { Call } from '#platform/contract';

export type AddBody = Call<(typeof cartContract)['POST /cc/api/checkout/default/item']>['body'];

export interface RequestedItems {
  readonly toRestore: readonly string[];
  readonly toAdd: readonly AddItem[];
  readonly problems: readonly CartMessage[];
}

export function readItems({ items = [], yourStoreNo }: AddBody): { readonly requested: RequestedItems; readonly badQuantity: boolean } {
  const toRestore: string[] = [];
  const toAdd: AddItem[] = [];
  const problems: CartMessage[] = [];
  let badQuantity = false;
  for (const item of items) {
    const { itemId = '', resolvedItemId, cartItemId } = item;
    const qty = readQuantity(item.qty);
    if (typeof cartItemId === 'string') toRestore.push(cartItemId);
    if (qty === 0) {
      badQuantity = true;
      problems.push({ code: 'INVALID_QTY', itemId });
    } else if (typeof cartItemId !== 'string') {
      // An account's own number comes with the item it resolved to (CART-12).
      const resolved = itemId.includes('##') ? (resolvedItemId ?? '') : itemId;
      if (itemId.includes('##') && resolved === '') problems.push({ code: 'SKU_INVALID', itemId });
      else if (resolved !== '' && !/^[^\s/]{1,60}$/.test(resolved)) problems.push({ code: 'INVALID_DATA_ITEM', itemId });
      else toAdd.push(addItem(item, resolved, qty, yourStoreNo ?? null));
    }
  }
  return { requested: { toRestore, toAdd, problems }, badQuantity };
}

function addItem(item: NonNullable<AddBody['items']>[number], itemId: string, qty: number, yourStore: string | null): AddItem {
  return {
    itemId,
    qty,
    deliveryType: item.deliveryType ?? 'STA',
    storeNumber: item.pickStoreNumber ?? item.pickupStoreNumber ?? yourStore,
    parentItemId: item.parentItemId ?? null,
    parentCartItemId: item.parentRelationCartItemId ?? null,
    custom: { customization: item.customization, customSkuCode: item.customSkuCode },
  };
}
