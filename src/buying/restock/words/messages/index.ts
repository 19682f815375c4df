import { loadWords, type Words } from '#base/locale/words';
import type enUS from './en-US.ts';

export const restockMessageWords: Words<keyof typeof enUS> = await loadWords<typeof enUS>('restock-messages', {
  'en-US': () => import('./en-US.ts'),
  'en-CA': () => import('./en-CA.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
  'es-US': () => import('./es-US.ts'),
});
