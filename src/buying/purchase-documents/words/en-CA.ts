import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default { ...enUS, whyNOT_CANCELLED: 'PO {given} can’t be cancelled: {text}' } satisfies SameKeys<typeof enUS>;
