import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default { ...enUS, COMPANY_REQUIRED: 'Enter your organization’s name' } satisfies SameKeys<typeof enUS>;
