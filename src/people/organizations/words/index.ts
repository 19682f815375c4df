import { loadWords, type Words } from '#base/locale/words';
import type enUS from './en-US.ts';

export { organizationHistoryWords } from './history/index.ts';
export { rightWords } from './rights/index.ts';

export const organizationsWords: Words<keyof typeof enUS> = await loadWords<typeof enUS>('organizations', {
  'en-US': () => import('./en-US.ts'),
  'en-CA': () => import('./en-CA.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
  'es-US': () => import('./es-US.ts'),
});
