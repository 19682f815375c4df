import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'paper.text':
    'For everyday printing, 20 lb paper with a brightness of 92 will do. Choose 24 lb for letters and for both sides, so the back doesn’t show through. Brighter paper makes colours stand out. Recycled paper runs through today’s printers just as well.',
} satisfies SameKeys<typeof enUS>;
