export default {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  contactTitle: 'Talk to a person',
  contactText: 'Call {phone}, every day from 7 am to 11 pm Eastern time. Have your order number handy if you have one.',
  moreTitle: 'More about Inkwell',
  tasksTitle: 'What would you like to do?',
  taskTrack: 'Track an order',
  taskReturn: 'Return something',
  taskInk: 'Find ink or toner',
  taskStore: 'Find a store',

  'help.title': 'Help',
  'help.lead': 'Quick answers to common questions. Don’t see yours? Call us.',
  'help.order.title': 'Ordering',
  'help.order.text':
    'Search by name, brand, item number or part number, add what you need to your cart and check out. You don’t need an account to shop for yourself. The business site is for business accounts.\nAdded something by mistake? Change the quantity or remove the line in your cart. You can undo a removal for a few seconds.',
  'help.find.title': 'Finding ink and toner',
  'help.find.text':
    'Search for your printer model, such as the name on the front. We’ll show the cartridges that fit, with the cost per page where we know the yield.',
  'help.track.title': 'Where is my order?',
  'help.track.text':
    'Go to “Track an order” and enter your order number and the email you ordered with. If you have an account, you’ll find all your orders there.',
  'help.pay.title': 'Paying',
  'help.pay.text':
    'Pay by credit card, PayPal or Klarna, with gift cards and rewards, or by invoice if your account is set up for it. Checkout shows your options. Our payment company runs the card form: your number goes straight to them, and Inkwell never sees it. We charge your card when your items ship or you pick them up.',
  'help.business.title': 'Buying for an organization',
  'help.business.text':
    'The business site has contract prices, purchase orders, budget centers and pay by invoice, as agreed with your organization. It’s the same shop at its own address.',

  'delivery.title': 'Delivery and pickup',
  'delivery.lead': 'What it costs, when it arrives and how pickup works.',
  'delivery.cost.title': 'What it costs',
  'delivery.cost.text':
    'Delivery is free on orders of {threshold} or more after coupons. Below that, it’s {fee}. Gift cards, services and items you pick up don’t count toward the total.\nLarge and heavy items may have a handling fee, and a few others a surcharge. You’ll see both beside the price on every page, and in your cart before you pay.',
  'delivery.when.title': 'When it arrives',
  'delivery.when.text':
    'In-stock items ordered by 5 pm ship the same day and usually arrive the next business day. Near a store, most items ordered by 2 pm arrive the same day. Some places and large items take three to six business days.\nYou’ll see the date for your ZIP code on the product page, in your cart and on your order. That’s the date we promise.',
  'delivery.pickup.title': 'Store pickup',
  'delivery.pickup.text':
    'Pickup is free. Items the store has in stock are ready an hour after you order, during store hours. Bring your order number and an ID. Someone else can pick up for you if you name them at checkout.',
  'delivery.not.title': 'What we can’t deliver',
  'delivery.not.text':
    'We deliver within the country of the site you order from. Some products are sold only in stores, and their page says so.',

  'returns.title': 'Returns',
  'returns.lead': 'You have 30 days from the day you get your order.',
  'returns.how.title': 'How to return an item',
  'returns.how.text':
    'Find your order in your account, or look it up with its number and your email, and choose Return items. Print the free label and drop off the package, or bring it to any Inkwell store with the return number.',
  'returns.money.title': 'When you get your refund',
  'returns.money.text':
    'You’ll get a full refund to your original payment once we receive your return. Your bank may take a few days to show it.',
  'returns.except.title': 'What can’t be returned',
  'returns.except.text':
    'Gift cards, downloads, used memberships and furniture we assembled can’t be returned. Anything that arrives damaged can.',
  'returns.broken.title': 'Damaged or wrong item?',
  'returns.broken.text': 'Call us. We’ll replace it or refund it, and we pay for return shipping.',

  'privacy.title': 'Privacy',
  'privacy.lead': 'What we keep about you, why, and what you can ask us to do.',
  'privacy.keep.title': 'What we keep',
  'privacy.keep.text':
    'When you order: your name, address, email, phone number and what you ordered. When you have an account: also your password in a form that can’t be read, your saved addresses and your past orders.\nWhen you browse: your cart, and the ZIP code and store you chose. We also count what people search for, view and add to carts together, by day and without names, and not at all if your browser asks us not to track you.\nWhen you ask about a product or review it: what you wrote and the name you entered, which everyone can read.\nWhen you chat with us or send feedback: what you wrote, and the name and email you entered. We delete it after a year.\nWhen you upload a picture for custom printing: the picture, without its location and time data. We delete unused pictures after a day.',
  'privacy.card.title': 'Your card',
  'privacy.card.text':
    'Card numbers and security codes go straight from your browser to our payment company. We get only the brand, the last four digits and the expiration date. If you save a card, the payment company keeps it, and your account keeps those details and your card’s nickname until you remove it.',
  'privacy.use.title': 'How we use it',
  'privacy.use.text':
    'To deliver and bill your order, answer you, suggest products based on what you and others bought, prevent fraud, and keep the records the law requires. We don’t sell what we know about you, and no advertising company’s code runs in this shop.',
  'privacy.share.title': 'Who else sees it',
  'privacy.share.text':
    'Carriers get your address, the payment company gets your payment, and the email service gets the message. Each gets only what it needs.',
  'privacy.rights.title': 'Your choices',
  'privacy.rights.text':
    'You can ask for a copy of what we keep, have it corrected, or have it deleted as far as the law on billing records allows. Call us at {phone}.',

  'terms.title': 'Terms of sale',
  'terms.lead': 'What you can expect from us, and what we ask of you.',
  'terms.price.title': 'Prices and taxes',
  'terms.price.text':
    'Prices are in the currency of the site and don’t include taxes. You’ll see fees and estimated tax in your cart. The amount on the “Place order” button is what you pay. If it changes before you place your order, we’ll show the new one and ask again.',
  'terms.order.title': 'Your order',
  'terms.order.text':
    'Your order is placed when you see its number and get our confirmation by email. If it turns out we can’t deliver something, we’ll email you and refund it.',
  'terms.limits.title': 'Quantities',
  'terms.limits.text':
    'Some products have a limit per order. You’ll see it on the product page and in your cart. Products are for your own use, not for resale.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Keep your password to yourself. If you think someone else used your account, let us know. We’ll end its sessions and help you fix it.',

  'accessibility.title': 'Accessibility',
  'accessibility.lead': 'Everyone should be able to shop here, with the tools they use.',
  'accessibility.goal.title': 'Our standard',
  'accessibility.goal.text':
    'We build this shop to the Web Content Accessibility Guidelines 2.2, levels A and AA, and test every page with tools and by hand.',
  'accessibility.how.title': 'What you can count on',
  'accessibility.how.text':
    'Everything works with the keyboard alone, and you can always see where the focus is. Pages have headings, landmarks and a link to skip the header. You can enlarge text to 200% without losing anything. Nothing moves on its own, and motion follows your system setting. Most of the shop works without JavaScript.',
  'accessibility.tell.title': 'Is something in your way?',
  'accessibility.tell.text':
    'Call {phone} and let us know what you were trying to do and what stopped you. We’ll take your order by phone, and we’ll fix the page.',

  'cookies.title': 'Cookies',
  'cookies.lead': 'Cookies are small files a site saves in your browser. Here are all of ours. None come from other companies.',
  'cookies.session.title': 'Required',
  'cookies.session.text':
    '“__Host-inkwell” keeps your cart and your sign-in for up to 30 days. Pages can’t read it, and it’s set when you add to your cart or sign in. “contextid” goes with it and lets pages know when it has changed. “MCVCB” keeps the number on the cart, and “jsessionid”, a random name for this browser, helps us spot misuse of the cart. Both last about two years. “__Host-asked” remembers for a day that you started an account here, and “__Host-device” remembers for 400 days that you signed in here, so strangers guessing your password can’t lock you out. “__Host-step” lasts ten minutes while you enter a sign-in code.',
  'cookies.choice.title': 'Your choices',
  'cookies.choice.text':
    '“zipcode”, “geocode” and “YourStore” remember where we deliver and where you pick up, and “ccdrawers” remembers which plans you were offered, for about two years. “HARD_ALT_OPT_OUT” remembers for 30 days which replacements you didn’t want. For 14 days, “copy” remembers Spanish if you chose it, and “audience” remembers that your account has contract prices. “holding” remembers for an hour that items are reserved for you during checkout.',
  'cookies.off.title': 'Turning them off',
  'cookies.off.text':
    'You can delete or block cookies in your browser. Without them you can still browse and search, but your cart can’t remember what you add.',

  'learn.title': 'Buying guides',
  'learn.lead': 'How to choose the things an office uses most.',
  'learn.ink.title': 'Ink and toner',
  'learn.ink.text':
    'Start from your printer model, not from the look of the cartridge: our finder shows only what fits. Compare the cost per page, not the price. A high-yield cartridge costs more and usually prints for less.\nIf you print a few pages a week, choose toner or a printer that rarely cleans its heads. Ink dries out when it waits.',
  'learn.paper.title': 'Paper',
  'learn.paper.text':
    'For everyday printing, 20 lb paper with a brightness of 92 will do. Choose 24 lb for letters and for both sides, so the back doesn’t show through. Brighter paper makes colors stand out. Recycled paper runs through today’s printers just as well.',
  'learn.chair.title': 'Office chairs',
  'learn.chair.text':
    'Set the seat so your feet rest flat and your knees are level with your hips. Look for a lumbar support that moves up and down, and armrests that fit under your desk. For a full working day, check the hours the maker rates the chair for, and the weight it carries.',
  'learn.storage.title': 'Filing and storage',
  'learn.storage.text':
    'Keep what you open every week within reach, and the rest in boxes with a date on them. Hanging folders suit papers that change; binders suit papers that stay. Measure drawers first: letter and legal folders don’t share a rail.',

  'insiders.title': 'Insiders Network',
  'insiders.lead': 'Shoppers who tell us what to sell and what to fix.',
  'insiders.what.title': 'What Insiders do',
  'insiders.what.text':
    'A few times a year we ask Insiders a short question about a product, a page or a delivery. Answers go straight to the people who choose what we carry.',
  'insiders.ask.title': 'What we don’t do',
  'insiders.ask.text':
    'We don’t sell your answers, and we don’t send advertising to Insiders. You can stop at any time, and your orders and rewards stay as they are.',
  'insiders.join.title': 'How to join',
  'insiders.join.text': 'Call {phone} and say you’d like to be an Insider, or write it in our feedback form with your email address.',
} as const;
