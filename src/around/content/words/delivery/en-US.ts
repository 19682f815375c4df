export default {
  title: 'Delivery and pickup',
  lead: 'What it costs, when it arrives and how pickup works.',
  'cost.title': 'What delivery costs',
  'cost.text': `- Orders of {threshold} or more, after coupons: free.
- Smaller orders: {fee} per order.
- Pickup in store: free.
Gift cards, services and items you pick up don’t count toward {threshold}.
Large and heavy items may have a handling fee, and a few others a surcharge. You’ll see both beside the price on every page, and in your cart before you pay.`,
  'cost.us': `Places that carriers reach by air or ferry cost {areaFee} more per order: Alaska, Hawaii, Puerto Rico, the U.S. Virgin Islands, Guam, and islands without a bridge.`,
  'cost.ca': `Places that carriers reach by air or ferry cost {areaFee} more per order: Yukon, the Northwest Territories, Nunavut, and remote or island communities.`,
  'where.title': 'Where we deliver',
  'where.us':
    'We deliver within the United States and to its territories, but not to military addresses abroad. For Canada, shop on our Canadian site.',
  'where.ca': 'We deliver in every province and territory of Canada. For the United States, shop on our U.S. site.',
  'where.text': 'Some products are sold only in stores, and their page says so.',
  'when.title': 'When it arrives',
  'when.text': `You’ll see the date for your ZIP code on the product page, in your cart and on your order. That’s the date we promise.
- In stock, ordered by {cutoff} at our distribution center: it ships the same day, Monday to Saturday, and arrives the next business day nearby and in two to four business days elsewhere.
- Near a store, ordered by {sameDayCutoff}: most items the store has in stock arrive by {sameDayBy} the same day.
- Sent by the manufacturer, and furniture: three business days or more.
- Places reached by air or ferry: up to {remoteDays} business days.
- Back orders and pre-orders: on the date shown with the product.
Nothing ships or arrives on Sundays and public holidays.`,
  'choose.title': 'Choosing a later day',
  'choose.text':
    'Where your cart shows a delivery calendar, you can pick one of {calendarDays} days, from the first on which everything can arrive. Checkout has room for a phone number, so the driver can reach you.',
  'track.title': 'Tracking your packages',
  'track.text': `We email you when a package leaves, with the carrier’s name and a tracking number. You’ll also find it with [your orders](orders), or without an account under [Track an order](orderLookup).
An order can come in several packages. Your card is charged for each one as it ships.`,
  'trouble.title': 'Late, missing or damaged',
  'trouble.text': `Call {phone} or [chat with us](chat) if a package is late or missing, or if it arrives damaged. Keep the box until we’ve talked. If a carrier brings a package back to us, we’ll ask whether to send it again or refund it.
For damaged or wrong items you can also [start a return](returns#how) right away.`,
  'large.title': 'Furniture and heavy items',
  'large.text':
    'Some furniture can be assembled for you: choose assembly on the product page or in your cart. If a service needs a price from us first, we call you before we begin, and you can turn it down.',
  'pickup.title': 'Picking up in store',
  'pickup.text': `1. Choose pickup on the product page or in your cart, and the store that suits you.
2. Wait for our email. Items on the store’s shelves are ready {pickupMinutes} minutes after you order, during store hours. We can send others to the store; your cart shows the day.
3. Bring your order number and an ID. Someone else can pick up for you if you name them at checkout.
Stores keep your order for {holdDays} days after it’s ready. After that we cancel it, and you aren’t charged.
[Find a store](stores) with its hours and services.`,
} as const;
