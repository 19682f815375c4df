export default {
  title: 'About us and contact',
  lead: 'Who sells here, and how to reach a person.',
  'who.title': 'Who we are',
  'who.text':
    'Inkwell sells everyday supplies to the people who keep offices, classrooms and kitchen tables running: paper, ink, writing, furniture and what else an office needs, for delivery and in our [stores](stores). Organizations shop on our business site, with their own prices and terms.',
  'reach.title': 'Reach us',
  'reach.text': `- Phone: {phone}, every day from 7 am to 11 pm Eastern time
- Chat: [write to us](chat). If you’ve left the page, we email you our answer.
- Feedback: [tell us](feedback) what to sell and what to fix.
- In person: [find a store](stores).`,
  'jobs.title': 'Work with us',
  'jobs.text': 'Looking for a job? Ask the manager of [a store near you](stores), or write to our mailing address.',
  'seller.title': 'Seller and mailing address',
  'seller.text': `- Seller on this site: {seller}
- Mailing address: {sellerAddress}
- Returns: {returnsAddress}. [Start a return](returns#how) first, so your package has a label and a number.`,
  'seller.registered': '- Tax registrations: {registrations}',
  'press.title': 'For developers',
  'press.text': 'Our pages use an interface that your programs can use, too: [see its documentation](apiDocs).',
} as const;
