// What a command did to a line, and what that was to its quantity (CART-17).

/** What a command did to one line. */
export interface LineChange {
  readonly cartItemId: string;
  readonly actioned: 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';
  readonly prevQty: number;
  readonly requestedQty: number;
  /** It came along with the product it belongs to; nobody asked for it by itself. */
  readonly along?: boolean;
}

interface Actioned {
  /** NONE: the command did nothing to this line. */
  readonly actioned: LineChange['actioned'] | 'NONE';
  /** Before the command. */
  readonly prevQty: number;
  /** After it; a deleted line still says how many it would bring back. */
  readonly qty: number;
}

/** What an action was to the line's quantity: another way of delivery, or taking note of a price, is no change. */
export function quantityChange({ actioned, prevQty, qty }: Actioned): 'increase' | 'decrease' | 'none' {
  if (actioned === 'DELETED_ITEM') return 'decrease';
  if (actioned === 'NONE' || qty === prevQty) return 'none';
  return qty > prevQty ? 'increase' : 'decrease';
}
