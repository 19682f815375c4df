export default {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  contactTitle: 'Talk to a person',
  contactText: 'Call {phone}, every day from 7 am to 11 pm Eastern time. Have your order number at hand if you have one.',
  moreTitle: 'More about the shop',
  tasksTitle: 'What would you like to do?',
  taskTrack: 'Track an order',
  taskReturn: 'Return something',
  taskInk: 'Find ink or toner',
  taskStore: 'Find a store',

  'help.title': 'Help',
  'help.lead': 'Short answers to what people ask most. If yours is not here, call us.',
  'help.order.title': 'Ordering',
  'help.order.text':
    'Search by name, brand, item number or part number, put what you need in the cart and check out. For yourself you need no account; the business edition sells to business accounts.\nAdded something by mistake? Change the quantity or remove the line in the cart; a removed line can be brought back for a few seconds.',
  'help.find.title': 'Finding ink and toner',
  'help.find.text':
    'Search for your printer’s model, for example the name on its front. We show the cartridges that fit it, with the price of one page where we know the yield.',
  'help.track.title': 'Where is my order?',
  'help.track.text':
    'Open “Track an order” and enter the order number with the email address you ordered with. If you have an account, all orders are listed there.',
  'help.pay.title': 'Paying',
  'help.pay.text':
    'Pay by credit card, PayPal or Klarna, with gift cards and rewards, or by invoice where that is agreed for your account. Checkout shows what you can use. The card form belongs to our payment company: the number goes straight to them and Inkwell never sees it. A card is charged when your items leave us or you pick them up.',
  'help.business.title': 'Buying for an organization',
  'help.business.text':
    'The business edition has contract prices, purchase orders, budget centers and payment by invoice, as agreed with your organization. It is the same shop at its own address.',

  'delivery.title': 'Delivery and pickup',
  'delivery.lead': 'What it costs, when it comes, and how pickup works.',
  'delivery.cost.title': 'What it costs',
  'delivery.cost.text':
    'Delivery is free on orders of {threshold} or more after coupons. Below that it is {fee}. Gift cards, services and items you pick up do not count toward the amount.\nLarge and heavy items can carry a handling fee. It is shown on the product’s line in the cart before you pay.',
  'delivery.when.title': 'When it comes',
  'delivery.when.text':
    'What is in stock and ordered by 5 pm leaves the same day and usually arrives on the next working day. Some places and large items take three to six working days.\nThe date for your ZIP code stands on the product, in the cart and on the order. That date is the one we promise.',
  'delivery.pickup.title': 'Pickup in a store',
  'delivery.pickup.text':
    'Pickup is free. What the store has on its shelves is ready an hour after you order, within its opening hours. Bring the order number and an ID; someone else can pick up if you name them at checkout.',
  'delivery.not.title': 'What we cannot deliver',
  'delivery.not.text': 'We deliver within the country of the site you order on. Some products are sold in stores only; their page says so.',

  'returns.title': 'Returns',
  'returns.lead': 'You have 30 days from the day you received it.',
  'returns.how.title': 'How to return',
  'returns.how.text':
    'Open the order in your account, or find it with its number and your email, and choose Return items. Print the free label and hand the parcel in, or bring it to any Inkwell store with the return number.',
  'returns.money.title': 'When you get your money back',
  'returns.money.text':
    'We pay back the full price, the way you paid, once the product has reached us. Your bank may take a few days to show it.',
  'returns.except.title': 'What cannot be returned',
  'returns.except.text':
    'Gift cards, downloads, used memberships and furniture we assembled cannot be returned. Anything that arrives broken can.',
  'returns.broken.title': 'Something is wrong with it',
  'returns.broken.text': 'Call us. We replace what arrived damaged or wrong, or pay it back, and we pay for sending it.',

  'privacy.title': 'Privacy',
  'privacy.lead': 'What we keep about you, why, and what you can ask of us.',
  'privacy.keep.title': 'What we keep',
  'privacy.keep.text':
    'When you order: your name, address, email, phone number and what you ordered. When you have an account: also your password in a form that cannot be read back, your saved addresses and your past orders.\nWhen you only look around: your cart, and the ZIP code and store you chose. We also count what is searched for, looked at and put into carts together, by day and under nobody’s name, and not at all when your browser asks us not to follow you.\nWhen you ask about a product or review it: what you wrote and the name you gave, which everybody can read.\nWhen you chat with us or tell us what you think: what you wrote, and the name and email address you gave; a year later we delete it.\nWhen you upload a picture for goods made to order: the picture, without what the file says of place and time. What you put on nothing is deleted after a day.',
  'privacy.card.title': 'Your card',
  'privacy.card.text':
    'Card numbers and security codes go straight from your browser to our payment company. We receive only the brand, the last four digits and the expiry date. If you save a card, the payment company keeps it, and your account keeps these and the name you give it until you remove it.',
  'privacy.use.title': 'What we use it for',
  'privacy.use.text':
    'To deliver and invoice your order, to answer you, to suggest products from what you and others bought, to prevent fraud, and to keep the books the law asks for. We do not sell what we know about you, and no advertising company’s code runs in this shop.',
  'privacy.share.title': 'Who else sees it',
  'privacy.share.text':
    'Carriers get the address, the payment company gets the payment, the email service gets the message. Each gets only what it needs.',
  'privacy.rights.title': 'What you can ask',
  'privacy.rights.text':
    'You can ask for a copy of what we keep, have it corrected, or have it deleted as far as the law on invoices allows. Call us at {phone}.',

  'terms.title': 'Terms of sale',
  'terms.lead': 'What you can hold us to, and what we ask of you.',
  'terms.price.title': 'Prices and taxes',
  'terms.price.text':
    'Prices are in the currency of the site and without taxes. Fees and estimated tax stand in the cart; the amount on the “Place order” button is the amount you pay. If it changes before you place the order, we show the new one and ask again.',
  'terms.order.title': 'Your order',
  'terms.order.text':
    'An order is placed when you see its number and receive our confirmation by email. If we cannot deliver something after all, we tell you and pay it back.',
  'terms.limits.title': 'Quantities',
  'terms.limits.text':
    'Some products can be ordered up to a number per order; the product page and the cart say so. Products are sold to be used, not to be sold again.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Keep your password to yourself. Tell us if you think that someone else used your account; we end its sessions and help to put things right.',

  'accessibility.title': 'Accessibility',
  'accessibility.lead': 'Everyone should be able to shop here, with the tools they use.',
  'accessibility.goal.title': 'What we work to',
  'accessibility.goal.text':
    'We build this shop to the Web Content Accessibility Guidelines 2.2, levels A and AA, and test every page against them by machine and by hand.',
  'accessibility.how.title': 'What you can rely on',
  'accessibility.how.text':
    'Everything works with the keyboard alone, and you can see where the focus is. Pages have headings, landmarks and a link past the header. Text can be enlarged to 200 % without anything being cut. Nothing moves by itself, and motion follows your system’s setting. Most of the shop works without JavaScript.',
  'accessibility.tell.title': 'Something is in your way?',
  'accessibility.tell.text':
    'Call {phone} and tell us what you wanted to do and what stopped you. We take your order on the phone, and we mend the page.',

  'cookies.title': 'Cookies',
  'cookies.lead': 'Cookies are small notes that a site leaves in your browser. These are all of ours; there are none of other companies.',
  'cookies.session.title': 'Needed',
  'cookies.session.text':
    '“__Host-inkwell” keeps your cart and your sign-in: up to 30 days. Pages cannot read it, and it is set when you put something in the cart or sign in. “contextid” goes with it and tells pages when it has changed. “MCVCB” keeps the number on the cart, and “jsessionid”, a random name of this browser, helps to tell misuse of the cart: about two years. “__Host-asked” remembers for a day that an account was asked for here, and “__Host-device” for 400 days that you signed in here, so that strangers who guess at your password cannot keep you out.',
  'cookies.choice.title': 'Your choices',
  'cookies.choice.text':
    '“zipcode”, “geocode” and “YourStore” remember where we deliver and where you pick up, and “ccdrawers” which plans you were offered: about two years. “HARD_ALT_OPT_OUT” remembers for 30 days which replacements you did not want. “copy” remembers Spanish where you chose it, and “audience” that your account has contract prices: 14 days. “holding” remembers for an hour that items are reserved for you during checkout.',
  'cookies.off.title': 'Turning them off',
  'cookies.off.text':
    'You can delete or block cookies in your browser. Without them you can look around and search, but the cart cannot remember what you put in.',
} as const;
