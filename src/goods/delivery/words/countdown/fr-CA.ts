import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  orderWithin: 'Commandez d’ici {time}',
  hoursMinutes: '{h}\u00A0h {m}\u00A0min',
  minutesOnly: '{m}\u00A0min',
} satisfies SameKeys<typeof enUS>;
