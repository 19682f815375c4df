export default {
  title: 'Insiders Network',
  lead: 'Shoppers who tell us what to sell and what to fix.',
  'what.title': 'What Insiders do',
  'what.text':
    'A few times a year we ask Insiders a short question about a product, a page or a delivery. Answers go straight to the people who choose what we carry.',
  'ask.title': 'What we don’t do',
  'ask.text':
    'We don’t sell your answers, and we don’t send advertising to Insiders. You can stop at any time, and your orders and rewards stay as they are.',
  'join.title': 'How to join',
  'join.text': 'Call {phone} and say you’d like to be an Insider, or write it in our feedback form with your email address.',
} as const;
