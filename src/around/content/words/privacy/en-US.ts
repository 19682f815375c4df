export default {
  title: 'Privacy',
  lead: 'What we keep about you, why, and what you can ask us to do.',
  'who.title': 'Who is responsible',
  'who.text':
    '{seller}, {sellerAddress}, decides how your data is used on this site. Ask us anything about it at {phone}, in [chat](chat) or by mail.',
  'who.ca':
    'Our privacy officer, the person in charge of protecting personal information, answers at the same number and address: ask for the privacy officer.',
  'keep.title': 'What we collect',
  'keep.text': `- When you order: your name, address, email, phone number, what you ordered and how you paid.
- When you have an account: also your password in a form that can’t be read, your saved addresses, lists, printers and past orders, and where you’re signed in.
- When you browse: your cart, and the ZIP code and store you chose. If you [allow it](choices), we also count which pages, searches and buttons people use, without names.
- When you ask about a product or review it: what you wrote and the name you entered, which everyone can read.
- When you chat with us or send feedback: what you wrote, and the name and email you entered.
- When you ask us to write when an item is back: your email, until we’ve written.
- When you upload a picture for custom printing: the picture, without its location and time data.
- When you buy for an organization: your role there, and what its administrators change about you.
We collect this from you. If you pay with PayPal, Klarna or Apple Pay, they send us the address you chose there.`,
  'card.title': 'Your card',
  'card.text':
    'Card numbers and security codes go straight from your browser to our payment company. We get only the brand, the last four digits and the expiration date. If you save a card, the payment company keeps it, and your account keeps those details and your card’s nickname until you remove it.',
  'use.title': 'Why we use it',
  'use.text': `- To take, deliver and bill your order, and to handle returns: we need this for our contract with you.
- To keep the books and invoices that tax law requires.
- To answer you, and to write when you asked us to: because you asked.
- To suggest products based on what you and others bought, to improve the shop, and to prevent fraud and misuse.
Nobody but a person decides anything about you that matters. If a machine turns down a card or slows down sign-ins, call us and a person will look at it.`,
  'share.title': 'Who else sees it',
  'share.text': `- Carriers get your name, address and phone number.
- Payment companies get your payment, and banks check it.
- The email service gets the message.
- If you buy for an organization, its administrators see your orders and rights there.
- Courts and authorities get what the law makes us give.
Each gets only what it needs, and may use it for nothing else. We don’t sell what we know about you. Companies that show our ads learn that a visit or an order came from one only if you [allow it](choices), and none of their code runs in this shop.`,
  'transfer.title': 'Where it’s kept',
  'transfer.us':
    'Our payment, email and hosting companies may keep data in other states or countries. Our contracts with them require the protection that this page promises.',
  'transfer.ca':
    'Our payment, email and hosting companies may keep data outside your province or outside Canada, where the law of the place applies to it. We check beforehand that it’s well protected there, and our contracts require it.',
  'time.title': 'How long we keep it',
  'time.text': `- Orders and invoices: as long as tax law requires, also when you delete your account.
- Your account, lists and reviews: until you delete them.
- Chats and feedback: {contactDays, plural, one {# day} other {# days}} after the last message.
- Checkout you didn’t finish: 90 days. A guest’s cart: 30 days after the last visit.
- Your email for an item that’s out of stock: until we’ve written, and a year at most.
- Sign-ins and changes of your sign-in: 90 days.
- Pictures you uploaded and didn’t order: a day.
- What our representatives did for you: {recordDays, plural, one {# day} other {# days}}.`,
  'cookies.title': 'Cookies',
  'cookies.text':
    'We set no cookies of other companies. [All of ours, and what each is for](cookies). Analytics and advertising are off until you [turn them on](choices), and stay off if your browser sends Global Privacy Control or Do Not Track.',
  'rights.title': 'Your rights and choices',
  'rights.text': `- See and download what we know about you, or delete your account: under [Privacy and data](privacyData), right away and for free.
- Correct it: in [your account](account).
- No account, or something else? Call {phone} or [chat with us](chat). We check who you are by asking about your orders, and answer within 30 days.
Asking never costs you anything and changes nothing about your prices or service.`,
  'rights.us': `California, Virginia, Colorado, Connecticut and other states give people the right to know, correct, delete and take along their data, and to opt out of its sale, of sharing it for advertising and of profiling. We sell nothing and build no profiles, and advertising is off until you [turn it on](choices). We give these rights to everybody, in every state. Someone you authorize in writing can ask for you. If we say no, ask us to look again; another person will. You can also turn to the attorney general of your state.`,
  'rights.ca': `Canada’s Personal Information Protection and Electronic Documents Act and the laws of the provinces, in Quebec the Act respecting the protection of personal information in the private sector (Law 25), give you the right to see your data, correct it, withdraw your consent, and get it in a common format. In Quebec you can also ask us to stop spreading information that harms you.
Not happy with our answer? You can turn to the Office of the Privacy Commissioner of Canada, in Quebec to the Commission d’accès à l’information.`,
  'safe.title': 'How we protect it',
  'safe.text':
    'Pages and calls are encrypted on the way. Passwords are kept in a form that can’t be read, and so are the links in our emails. People who work for us see only what their task needs, and what representatives do for you is [on record](representatives). If something goes wrong with your data, we tell you and the authorities as the law requires.',
  'children.title': 'Children',
  'children.us':
    'This shop is for adults. We don’t knowingly collect data from children under 13. If your child gave us data, call us and we’ll delete it.',
  'children.ca':
    'This shop is for adults. We don’t knowingly collect data from children under 14. If your child gave us data, call us and we’ll delete it.',
  'changes.title': 'Changes',
  'changes.text':
    'When we change this page, the date at the top changes. If a change matters to what we already know about you, we’ll ask or tell you first.',
} as const;
