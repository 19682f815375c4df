import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'help.business.text':
    'The business site has contract prices, purchase orders, budget centres and pay by invoice, as agreed with your organization. It’s the same shop at its own address.',
  'delivery.when.text':
    'In-stock items ordered by 5 pm ship the same day and usually arrive the next business day. Near a store, most items ordered by 2 pm arrive the same day. Some places and large items take three to six business days.\nYou’ll see the date for your postal code on the product page, in your cart and on your order. That’s the date we promise.',
  'privacy.keep.text':
    'When you order: your name, address, email, phone number and what you ordered. When you have an account: also your password in a form that can’t be read, your saved addresses and your past orders.\nWhen you browse: your cart, and the postal code and store you chose. We also count what people search for, view and add to carts together, by day and without names, and not at all if your browser asks us not to track you.\nWhen you ask about a product or review it: what you wrote and the name you entered, which everyone can read.\nWhen you chat with us or send feedback: what you wrote, and the name and email you entered. We delete it after a year.\nWhen you upload a picture for custom printing: the picture, without its location and time data. We delete unused pictures after a day.',
  'learn.paper.text':
    'For everyday printing, 20 lb paper with a brightness of 92 will do. Choose 24 lb for letters and for both sides, so the back doesn’t show through. Brighter paper makes colours stand out. Recycled paper runs through today’s printers just as well.',
} satisfies SameKeys<typeof enUS>;
