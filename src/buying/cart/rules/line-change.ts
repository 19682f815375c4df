// What a command did to a line and its quantity (CART-17).

/** What a command did to one line. */
export interface LineChange {
  readonly cartItemId: string;
  readonly actioned: 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';
  readonly prevQty: number;
  readonly requestedQty: number;
  /** The line changed only because its product did. */
  readonly along?: boolean;
}

interface Actioned {
  /** NONE: the command left this line alone. */
  readonly actioned: LineChange['actioned'] | 'NONE';
  /** Before the command. */
  readonly prevQty: number;
  /** After the command; for a deleted line, the quantity that restoring would bring back. */
  readonly qty: number;
}

/** A new delivery type or an acknowledged price is no change of quantity. */
export function quantityChange({ actioned, prevQty, qty }: Actioned): 'increase' | 'decrease' | 'none' {
  if (actioned === 'DELETED_ITEM') return 'decrease';
  if (actioned === 'NONE' || qty === prevQty) return 'none';
  return qty > prevQty ? 'increase' : 'decrease';
}
