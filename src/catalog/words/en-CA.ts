import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default { ...enUS, 'facet.color': 'Colour', changePlace: 'Change store or postal code' } satisfies SameKeys<typeof enUS>;
