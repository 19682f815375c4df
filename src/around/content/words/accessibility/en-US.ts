export default {
  title: 'Accessibility',
  lead: 'Everyone should be able to shop here, with the tools they use.',
  'goal.title': 'Our standard',
  'goal.text':
    'We build this shop to the Web Content Accessibility Guidelines 2.2, levels A and AA, and test every page with tools and by hand.',
  'goal.us': 'It’s the standard we go by for the Americans with Disabilities Act, too.',
  'goal.ca':
    'It goes beyond what Ontario’s Accessibility for Ontarians with Disabilities Act and other provinces ask of websites (WCAG 2.0, level AA).',
  'how.title': 'What you can count on',
  'how.text': `- Everything works with the keyboard alone, and you can always see where the focus is.
- Pages have headings, landmarks, and a link to skip the header.
- You can enlarge text to 200% without losing anything.
- Nothing moves on its own, and motion follows your system setting.
- Status is never shown by color alone.
- Most of the shop works without JavaScript.`,
  'limits.title': 'Where we depend on others',
  'limits.text':
    'The card form, a bank’s check and the pages of PayPal or Klarna belong to the companies that run them. Manuals and safety sheets come from manufacturers. If one of them stops you, call us and we’ll help you another way.',
  'tell.title': 'Is something in your way?',
  'tell.text': `Call {phone} or [chat with us](chat), and let us know what you were trying to do and what stopped you. We’ll take your order by phone, and we’ll fix the page.
Need something on our pages in another form, such as read aloud or by email? Ask us the same way, at no cost.`,
} as const;
