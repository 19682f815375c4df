// The people and places of a placed order.
import { addressLines } from '#people/addresses/rules';
import type { OrderDetail } from '#buying/orders/contract';
import type { OrderAddressRow } from './order-row.ts';

/** The name of the order's address record for that store. */
export function pickupPersonOf(addresses: readonly OrderAddressRow[], storeNumber: string | null): string | null {
  const store = addresses.find((one) => one.type === 'ST' && one.storeNumber === storeNumber);
  return store === undefined ? null : nameOf(store) || null;
}

function nameOf({ firstName, lastName }: OrderAddressRow): string {
  return `${firstName} ${lastName}`.trim();
}

export function addressView(row: OrderAddressRow): OrderDetail['addresses'][number] {
  const { type, locationCode, locationName, locationNotes } = row;
  return { type, name: nameOf(row), lines: [...addressLines(row)], locationCode, locationName, locationNotes };
}
