import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default { ...enUS, 'facet.color': 'Colour' } satisfies SameKeys<typeof enUS>;
