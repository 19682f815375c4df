export default {
  title: 'Returns and refunds',
  lead: 'You have {returnDays} days from the day you get your order. The label is free.',
  'window.title': 'How long you have',
  'window.text':
    'You can start a return as soon as a package ships, and until {returnDays} days after it was delivered or you picked it up. Opened items can come back, too. Pack them with everything that came with them.',
  'how.title': 'Returning by mail, step by step',
  'how.text': `1. Find your order under [your orders](orders), or look it up with [its number and your email](orderLookup), and choose Return items.
2. Say how many of each item you’re returning, and why.
3. Print the label. It’s free.
4. Stick it on the package and drop it off at any post office.
Changed your mind? You can cancel the return until the package reaches us.`,
  'store.title': 'Returning in a store',
  'store.text':
    'Start the return as above, then bring the items and the return number to any [Inkwell store](stores). You don’t need a box.',
  'money.title': 'When and how you get your money back',
  'money.text': `We refund what you paid for the items once they reach us: their price after discounts, with tax and handling fees. The delivery charge of the order isn’t refunded.
- Card, PayPal or Klarna: back to the same payment. Your bank may take a few days to show it.
- Gift cards and Rewards: back to where they came from.
- Orders billed to your organization: a credit to its account.
Each refund has a credit note, which you’ll find with your order. Rewards you earned on returned items are taken back.`,
  'except.title': 'What can’t be returned',
  'except.text': `- Gift cards and furniture we assembled, unless they arrived damaged.
- Downloads and memberships.
- A protection plan on its own: it goes back with its product.`,
  'broken.title': 'Damaged, faulty or wrong items',
  'broken.text':
    'Choose that reason when you start your return, or call {phone}. The label is free as always. If you’d rather have the item replaced, call us and we’ll send another while we have it in stock.',
  'cancel.title': 'Canceling before it ships',
  'cancel.text':
    'Until we pack an item you can cancel it, or the whole order, from the order’s page. You aren’t charged for what you cancel. “Change order” puts everything back into your cart, and the order stays as it is until you place the changed one.',
  'rights.title': 'Your rights under the law',
  'rights.us':
    'These returns come on top of the warranties of the manufacturer and of the rights your state gives you. They don’t replace them.',
  'rights.ca': `These returns come on top of the legal warranties and of the rights that consumer protection law in your province gives you. They don’t replace them.
You can also cancel at any time if your items are more than 30 days late. We’ll refund what you paid within 15 days.`,
} as const;
