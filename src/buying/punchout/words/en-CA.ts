import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  testerOci: 'OCI has no setup: enter the address, user name and password in your SAP system and open the catalogue there.',
} satisfies SameKeys<typeof enUS>;
