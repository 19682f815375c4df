import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'change.title': 'Changing or cancelling an order',
  'business.text': `The business site is the same shop at its own address, for business accounts. [Open a business account](becomeCustomer), and you administer it.
- Invite people by email and give each a role, such as administrator, approver or buyer. Rights can be granted or withheld person by person.
- Contract prices, your own item numbers and blocked items, as agreed with us.
- PO numbers, budget centres and pay by invoice.
- Questions before you open one? [Talk to our business team](businessForm), [plan your office with us](furnitureForm), or [get a print job quoted](printForm).
- One of our representatives can act for you for {actingMinutes} minutes when you ask by phone. They can’t see or use your cards or place an order, and everything they do is [on record](representatives) for you.`,
} satisfies SameKeys<typeof enUS>;
