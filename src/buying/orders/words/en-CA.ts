import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  lineBudgetCenter: 'Budget centre: {name}',
  budgetCenter: 'Budget centre',
  ACCOUNTING_REQUIRED:
    'Your account requires a budget centre or a purchase order on every order. Nothing was charged. Add a purchase order number under Payment, or choose a budget centre in the cart.',
  TOO_LATE_TO_CANCEL: 'We’re already packing it, so it can’t be cancelled. You can return it once it arrives.',
  statuscancelled: 'Cancelled',
  statusCancelledOnly: 'Cancelled',
  shipmentCancelled: 'Cancelled',
  lineCancelled: 'Cancelled',
  cancelledItems: 'Cancelled',
  eventcancelled: 'Cancelled',
  returncancelled: 'Cancelled',
  updatecancelledSubject: 'Cancelled: order {number}',
  updatecancelledTitle: 'Cancelled, as you asked',
  RETURN_ENDED: 'This return has already arrived or was cancelled.',
  returnCancelledNote: 'Your return is cancelled. You keep the items.',
  eventreturnCancelled: 'Return cancelled',
  updatereturnCancelledSubject: 'Return cancelled: order {number}',
  updatereturnCancelledTitle: 'Your return is cancelled',
  labelGone: 'This label no longer works: the return has arrived or was cancelled.',
} satisfies SameKeys<typeof enUS>;
