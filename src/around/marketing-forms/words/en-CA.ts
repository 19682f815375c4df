import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default { ...enUS } satisfies SameKeys<typeof enUS>;
