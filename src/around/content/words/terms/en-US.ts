export default {
  title: 'Terms of sale',
  lead: 'What you can expect from us, and what we ask of you.',
  'seller.title': 'Who you buy from',
  'seller.text':
    'On this site you buy from {seller}, {sellerAddress}. In these terms that’s “we”. You can reach us at {phone}; [more ways are here](company).',
  'order.title': 'Your order',
  'order.text': `A price on our pages is an invitation to order. You order when you press “Place order”, and the sale is made when you see your order number and we email you our confirmation. Please check it, and keep it.
If it turns out that we can’t deliver something, we’ll email you and refund it. Until we pack an item, [you can cancel it](returns#cancel).`,
  'order.business':
    'On the business site, you order for the organization whose account you use, and you confirm that you may. What we’ve agreed with your organization in writing comes before these terms.',
  'price.title': 'Prices',
  'price.us': 'Prices are in U.S. dollars and don’t include taxes.',
  'price.ca': 'Prices are in Canadian dollars and don’t include taxes.',
  'price.text': `You’ll see delivery, fees and tax in your cart and at checkout. The amount on the “Place order” button is what you pay. If it changes before you place your order, we show the new one and ask again.
We work to keep prices and descriptions right. If we find a mistake after you ordered, we’ll ask you before we ship anything at another price, and you can cancel for free.`,
  'pay.title': 'Paying',
  'pay.text':
    'Your bank may set the amount aside when you order. We charge you for each package as it ships, or when you pick it up. What you cancel before that is never charged.',
  'pay.business': 'If your organization pays by invoice, each invoice is due in 30 days.',
  'tax.title': 'Taxes',
  'tax.us':
    'We collect the sales tax of the place we ship to, or of the store you pick up from. Tax marked as estimated becomes final at checkout, when we know your address.',
  'tax.ca':
    'We collect GST, HST, PST, RST and QST, as they apply to the place we ship to, or to the store you pick up from. Your invoice lists each one and our registration numbers.',
  'limits.title': 'Quantities',
  'limits.text':
    'Some products have a limit per order. You’ll see it on the product page and in your cart. Products are for your own use, not for resale.',
  'risk.title': 'Delivery, ownership and risk',
  'risk.text':
    'We promise the day shown with your order. What you buy is yours, and at your risk, from the moment you or the person you name receives it. Until then a loss is ours. [Delivery and pickup](delivery) has the costs and details.',
  'returns.title': 'Returns',
  'returns.text': 'You can return most items within {returnDays} days. [Returns and refunds](returns) is part of these terms.',
  'custom.title': 'Custom printing',
  'custom.text':
    'Send us only text and pictures that you have the right to use. You keep your rights; we use them to make your order. We may turn down what’s unlawful or offensive and refund it. We print what the proof shows, so check it before you add it to your cart.',
  'program.title': 'Coupons, gift cards and Rewards',
  'program.text': `Each coupon has its own conditions, which your cart applies: dates, amounts, products, and how often it works. Coupons have no cash value.
Gift cards work like cash on this site. Keep the number and PIN safe. They can’t be returned for money, except where the law says so.`,
  'program.consumer': 'Rewards come with [these rules](help#rewards). They’re for one person’s account and can’t be sold or passed on.',
  'account.title': 'Your account',
  'account.text':
    'Keep your password to yourself. If you think someone else used your account, let us know. We’ll end its sessions and help you fix it. You can [delete your account](privacyData) at any time.',
  'words.title': 'Reviews and questions',
  'words.text':
    'What you write in reviews and questions stays yours. You let us show it with the product, in our shop and in search results. Write about the product and from experience. We read everything before it appears and leave out what’s unlawful, offensive or advertising.',
  'warranty.title': 'Warranties',
  'warranty.us': `Many products come with a warranty of their manufacturer; we’ll help you use it. We sell products as they’re described, and we [take back](returns) what arrives damaged, faulty or wrong.
Some states don’t let a seller limit implied warranties. Where yours doesn’t, nothing here limits them.`,
  'warranty.ca': `Many products come with a warranty of their manufacturer; we’ll help you use it. We sell products as they’re described, and we [take back](returns) what arrives damaged, faulty or wrong.
The legal warranties of your province apply in every case. In Quebec, the Consumer Protection Act requires that goods can be used for what they’re normally used for, for a reasonable time given their price and use. You don’t have to buy a protection plan to have that warranty.`,
  'liability.title': 'Our liability',
  'liability.us': `We’re liable to you without limit for injury, for fraud and for anything else the law doesn’t let us limit. Otherwise we’re liable up to the price of the order concerned, and not for lost profit or data. Some states don’t allow such limits; then they don’t apply to you.`,
  'liability.ca': `We’re liable for our own acts and those of our representatives, as the law of your province says. If you buy as a consumer, nothing in these terms limits that. If you buy for a business, we’re liable up to the price of the order concerned, and not for lost profit or data, except where the law doesn’t let us limit it.`,
  'consumer.title': 'Your rights as a consumer',
  'consumer.us':
    'Nothing in these terms takes away rights that the consumer law of your state gives you and that can’t be waived. If a delivery is late, you may accept the new date or cancel and be refunded, as the rules of the Federal Trade Commission require.',
  'consumer.ca': `Before you order, checkout shows you the seller, the price with all fees, the delivery and how to cancel and return, and our email repeats it. If your items are more than 30 days late, you can cancel at any time, and we refund you within 15 days. In Quebec and other provinces, you can also ask your card company to reverse the charge if we don’t.
Nothing in these terms takes away rights that the consumer law of your province gives you.`,
  'law.title': 'Law and disputes',
  'law.us':
    'Call us first: most things are settled in one conversation. Otherwise the law of the state in which the seller named above has its address applies. That doesn’t deprive you of the consumer law of the state you live in, and you can go to court there, small claims court included. We don’t ask you to agree to arbitration.',
  'law.ca': `Call us first: most things are settled in one conversation. If you buy as a consumer, the law of the province you live in applies, with the federal laws of Canada, and you can go to court there. If you buy for a business, the law of the province in which the seller named above has its address applies.
These terms are available in English and in French. You can choose the language that you buy in.`,
  'changes.title': 'Changes',
  'changes.text':
    'We may change these terms for the future. The date at the top says when we last did. An order is under the terms that were here when you placed it.',
  'developers.title': 'Our API',
  'developers.text':
    'Programs can read our catalog and order through the [same interface](apiDocs) as our pages. Keep to the limits it states.',
} as const;
