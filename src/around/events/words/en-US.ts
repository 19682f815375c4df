export default {
  title: 'Events',
  lead: 'Allow analytics, then use the shop in another tab. Each event shows here as it’s sent, the latest first.',
  choices: 'Cookie choices',
  none: 'No events yet',
  noneText: 'Without consent, nothing is sent.',
  caption: 'Sent events',
  time: 'Time',
  name: 'Event',
  page: 'Page',
  facts: 'Facts',
  clear: 'Clear list',
} as const;
