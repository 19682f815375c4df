export default {
  title: 'Accessibility',
  lead: 'Everyone should be able to shop here, with the tools they use.',
  'goal.title': 'Our standard',
  'goal.text':
    'We build this shop to the Web Content Accessibility Guidelines 2.2, levels A and AA, and test every page with tools and by hand.',
  'how.title': 'What you can count on',
  'how.text':
    'Everything works with the keyboard alone, and you can always see where the focus is. Pages have headings, landmarks and a link to skip the header. You can enlarge text to 200% without losing anything. Nothing moves on its own, and motion follows your system setting. Most of the shop works without JavaScript.',
  'tell.title': 'Is something in your way?',
  'tell.text':
    'Call {phone} and let us know what you were trying to do and what stopped you. We’ll take your order by phone, and we’ll fix the page.',
} as const;
