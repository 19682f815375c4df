import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'help.business.text':
    'The business edition has contract prices, purchase orders, budget centres and payment by invoice, as agreed with your organization. It is the same shop at its own address.',
  'delivery.when.text':
    'What is in stock and ordered by 5 pm leaves the same day and usually arrives on the next business day. Near a store, much of it arrives the same day by 7 pm when you order by 2 pm. Some places and large items take three to six business days.\nThe date for your postal code stands on the product, in the cart and on the order. That date is the one we promise.',
  'privacy.keep.text':
    'When you order: your name, address, email, phone number and what you ordered. When you have an account: also your password in a form that cannot be read back, your saved addresses and your past orders.\nWhen you only look around: your cart, and the postal code and store you chose. We also count what is searched for, looked at and put into carts together, by day and under nobody’s name, and not at all when your browser asks us not to follow you.\nWhen you ask about a product or review it: what you wrote and the name you gave, which everybody can read.\nWhen you chat with us or tell us what you think: what you wrote, and the name and email address you gave; a year later we delete it.\nWhen you upload a picture for goods made to order: the picture, without what the file says of place and time. What you put on nothing is deleted after a day.',
} satisfies SameKeys<typeof enUS>;
