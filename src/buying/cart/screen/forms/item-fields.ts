// Reads an item with quantity and delivery from a form.
import type { ItemToAdd } from '../commands/addition.ts';
import type { FormFields } from './cart-form-intent.ts';

type Way = { readonly deliveryType: 'STA' | 'STS' | 'ISP' | 'PCK' | undefined; readonly pickStoreNumber: string | null };

/** The typed quantity, or one step more or less when + or − was pressed. The server checks an invalid number. */
export function quantityOf(form: FormFields): number | string {
  const typed = form('qty');
  const step = Number(form('step'));
  const quantity = /^\d{1,5}$/.test(typed) ? Number(typed) : typed;
  return typeof quantity === 'number' && Number.isInteger(step) && step !== 0 ? Math.max(quantity + step, 0) : quantity;
}

/** The item with its plan or service. */
export function itemsOf(form: FormFields): ItemToAdd[] {
  const itemId = form('itemId').slice(0, 60);
  const qty = quantityOf(form);
  const service = form('service').slice(0, 60);
  const parent = form('parent').slice(0, 40);
  const { deliveryType, pickStoreNumber } = wayOf(form);
  const item = {
    itemId,
    qty,
    pickStoreNumber,
    ...(deliveryType === undefined ? {} : { deliveryType }),
    ...(parent === '' ? {} : { parentRelationCartItemId: parent }),
    ...form.customized,
  };
  return service === '' ? [item] : [item, { itemId: service, qty, parentItemId: itemId }];
}

/** The delivery; an unknown type reads as none. */
export function wayOf(form: FormFields): Way {
  const type = form('deliveryType');
  const deliveryType = type === 'STA' || type === 'STS' || type === 'ISP' || type === 'PCK' ? type : undefined;
  return { deliveryType, pickStoreNumber: form('storeNumber').slice(0, 8) || null };
}
