import { loadWords, type Words } from '#base/locale/words';
import type enUS from './en-US.ts';
export { accessibilityWords } from './accessibility/index.ts';
export { companyWords } from './company/index.ts';
export { cookiesWords } from './cookies/index.ts';
export { deliveryWords } from './delivery/index.ts';
export { helpWords } from './help/index.ts';
export { insidersWords } from './insiders/index.ts';
export { learnWords } from './learn/index.ts';
export { privacyWords } from './privacy/index.ts';
export { returnsWords } from './returns/index.ts';
export { termsWords } from './terms/index.ts';

export const contentWords: Words<keyof typeof enUS> = await loadWords<typeof enUS>('content', {
  'en-US': () => import('./en-US.ts'),
  'en-CA': () => import('./en-CA.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
  'es-US': () => import('./es-US.ts'),
});
