export default {
  title: 'Help',
  lead: 'Answers to common questions, and a person to ask when yours isn’t here.',
  'order.title': 'Placing an order',
  'order.text': `Search by name, brand, item number or part number, add what you need to your cart and check out. The confirmation page and our email show your order number.
- You know the item numbers? Type, paste or upload them in [Quick order](quickOrder).
- Added something by mistake? Change the quantity or remove the line. You can undo a removal.
- Not ready yet? Save items for later, or keep them on [a list](lists).`,
  'order.consumer': 'You don’t need an account to order. With one, your orders, addresses and lists are in one place.',
  'order.business': 'On the business site you sign in to order.',
  'change.title': 'Changing or canceling an order',
  'change.text': `Until we pack it, you can cancel an item or the whole order, or change it, from [your orders](orders) or [Track an order](orderLookup). You aren’t charged for what you cancel.
Already packed? You can [return it](returns) once it’s on its way.`,
  'track.title': 'Where is my order?',
  'track.text':
    'Open [your orders](orders), or enter your order number and email under [Track an order](orderLookup). You’ll see where each package is, with a link to the carrier.',
  'delivery.title': 'Delivery',
  'delivery.text':
    'Delivery is free on orders of {threshold} or more and {fee} below that. The product page and your cart show the day it arrives. All the details: [Delivery and pickup](delivery).',
  'pickup.title': 'Store pickup',
  'pickup.text':
    'Pickup is free, and what the store has on its shelves is ready {pickupMinutes} minutes after you order. Bring your order number and an ID. Stores keep it for {holdDays} days. [How pickup works](delivery#pickup) · [Find a store](stores)',
  'returns.title': 'Returns and refunds',
  'returns.text':
    'You have {returnDays} days, and the label is free. Start from [your orders](orders) or [with the order number](orderLookup). [How returns work](returns)',
  'pay.title': 'Ways to pay',
  'pay.text': `Checkout shows the ways to pay that your order allows:
- Visa, Mastercard, American Express, Discover and the Inkwell card. Save up to {savedCards} of them in your account.
- PayPal, Klarna or Apple Pay, where they’re offered. Klarna lets you pay over time, on its own terms.
- Up to {giftCards} gift or prepaid cards per order. They go first, and another payment covers the rest.
- Rewards, if you’re a member. They go before everything else, in full or in part.
Our payment company runs the card form: your number goes straight to them, and Inkwell never sees it. We charge you when your items ship or you pick them up.`,
  'pay.business':
    'Organizations that pay by invoice can choose it at checkout. Invoices are due in 30 days. Add your PO number there, too.',
  'gift.title': 'Gift cards',
  'gift.text':
    'Use a gift card at checkout with its number and PIN; you see its balance before you pay. What’s left stays on the card. Gift cards aren’t taxed, don’t count toward free delivery, and coupons don’t apply to them.',
  'prices.title': 'Prices, coupons and deals',
  'prices.text': `The price in your cart is the one you pay. If a price changes while an item is in your cart, we show you the old and the new one.
- Sale prices end on the day shown. For some items each one costs less if you buy more; the product page lists the steps, and you always get the lower price.
- Enter coupons in your cart. If two can’t be used together, we keep the better one for you. The cart says why a coupon doesn’t apply.
- Want our coupons before you order? [Get them by email](offersByEmail), once a week.
- We don’t match prices of other stores. See [today’s deals](deals).`,
  'prices.business':
    'If your organization has contract prices, you see them everywhere once you’re signed in, and they replace all other prices.',
  'rewards.title': 'Rewards',
  'rewards.consumer': `Members earn Rewards on what they pay for products, before taxes and fees: {earnMember}% as a Member, {earnBest}% as Best from {fromBest} in a calendar year, and {earnElite}% as Elite from {fromElite}.
- You earn when your items ship or you pick them up. What you pay with Rewards earns nothing.
- Rewards pay at checkout like money. What you earn lasts one year, and we email you 30 days before any of it ends.
- A return takes back what its items earned.
Your balance and every entry are in [your account](account).`,
  'taxes.title': 'Taxes and tax-exempt orders',
  'taxes.us':
    'Prices don’t include sales tax. We calculate it for the place you ship to, or for the store you pick up from. Organizations with an exemption certificate pay none where it counts: an administrator submits it in the account under Tax exemption. Questions? Call {phone}.',
  'taxes.ca':
    'Prices don’t include GST, HST, PST, RST or QST. We calculate them for the place you ship to, or for the store you pick up from, and list each one on your invoice. Organizations with an exemption certificate don’t pay the taxes it covers: an administrator submits it in the account under Tax exemption. Questions? Call {phone}.',
  'account.title': 'Your account',
  'account.text': `To open an account, enter your name, email and a password of at least {passwordLength} characters, then open the link we email you.
- Forgot your password? Ask for a link on the [sign-in page](login). It works once.
- Your account has your orders, addresses, saved cards, [lists](lists) and [printers](printers).
- You can [download or delete your data](privacyData) at any time.`,
  'security.title': 'Keeping your account safe',
  'security.text': `Under [Sign-in and security](security) you can:
- turn on two-step sign-in: after your password we ask for a code from an app on your phone. You get recovery codes in case you lose it.
- see where you’re signed in, and sign out any device or all others.
We email you when someone signs in on a new device, and when your password or email changes. We never ask for your password or a full card number by phone, chat or email.`,
  'business.title': 'Buying for an organization',
  'business.text': `The business site is the same shop at its own address, for business accounts. [Open a business account](becomeCustomer), and you administer it.
- Invite people by email and give each a role, such as administrator, approver or buyer. Rights can be granted or withheld person by person.
- Contract prices, your own item numbers and blocked items, as agreed with us.
- PO numbers, budget centers and pay by invoice.
- Questions before you open one? [Talk to our business team](businessForm), [plan your office with us](furnitureForm), or [get a print job quoted](printForm).
- One of our representatives can act for you for {actingMinutes} minutes when you ask by phone. They can’t see or use your cards or place an order, and everything they do is [on record](representatives) for you.`,
  'lists.title': 'Lists',
  'lists.text':
    'Keep what you buy again and again on [lists](lists): up to {lists} of them with {listItems} items each. Add a whole list to your cart at once. In an organization you can share a list with colleagues.',
  'find.title': 'Finding ink and toner',
  'find.text':
    'Enter your printer’s model in the [ink & toner finder](printerFinder) or in the search box. We show the cartridges that fit, with the cost per page where we know the yield. [Save your printers](printers) and find their supplies in one step.',
  'stock.title': 'Out of stock and coming soon',
  'stock.text':
    'If an item is out of stock, its page says when we expect it, if we know, and what’s similar. Leave your email there and we’ll write once when it’s back. Back orders and pre-orders are charged when they ship.',
  'safety.title': 'Product safety and recalls',
  'safety.text': `If a product seems unsafe, stop using it and call {phone} with the item number. We’ll tell you what to do and take it back. Safety sheets and manuals are on the product’s page where the manufacturer has one.`,
  'safety.us': 'The U.S. Consumer Product Safety Commission lists recalls and takes reports at cpsc.gov.',
  'safety.ca': 'Health Canada lists recalls and takes reports at recalls-rappels.canada.ca.',
  'accessibility.title': 'Accessibility',
  'accessibility.text':
    'Something on our pages gets in your way? Call {phone} and we’ll take your order by phone. [Our accessibility statement](accessibility)',
  'contact.title': 'Talking to us',
  'contact.text': `- Call {phone}, every day from 7 am to 11 pm Eastern time.
- [Chat with us](chat). If you’ve left the page, we email you our answer.
- [Give feedback](feedback) on a product, a page or a delivery.
- Write to us: our address is on [About us and contact](company).`,
} as const;
