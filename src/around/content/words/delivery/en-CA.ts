import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'when.text': `You’ll see the date for your postal code on the product page, in your cart and on your order. That’s the date we promise.
- In stock, ordered by {cutoff} at our distribution centre: it ships the same day, Monday to Saturday, and arrives the next business day nearby and in two to four business days elsewhere.
- Near a store, ordered by {sameDayCutoff}: most items the store has in stock arrive by {sameDayBy} the same day.
- Sent by the manufacturer, and furniture: three business days or more.
- Places reached by air or ferry: up to {remoteDays} business days.
- Back orders and pre-orders: on the date shown with the product.
Nothing ships or arrives on Sundays and public holidays.`,
} satisfies SameKeys<typeof enUS>;
