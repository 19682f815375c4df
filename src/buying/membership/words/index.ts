import { loadWords, type Words } from '#base/locale/words';
import type enUS from './en-US.ts';

export const membershipWords: Words<keyof typeof enUS> = await loadWords<typeof enUS>('membership', {
  'en-US': () => import('./en-US.ts'),
  'en-CA': () => import('./en-CA.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
  'es-US': () => import('./es-US.ts'),
});
export { giftWords } from './gifts/index.ts';
