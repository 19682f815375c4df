import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'how.text': `- Everything works with the keyboard alone, and you can always see where the focus is.
- Pages have headings, landmarks, and a link to skip the header.
- You can enlarge text to 200% without losing anything.
- Nothing moves on its own, and motion follows your system setting.
- Status is never shown by colour alone.
- Most of the shop works without JavaScript.`,
} satisfies SameKeys<typeof enUS>;
