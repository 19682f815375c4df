import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  previewOf: 'Aperçu\u00A0: {audience}, {at}. Les brouillons sont affichés. Cette adresse fonctionne jusqu’au {until}.',
  previewWhy: 'Pourquoi est-ce que je vois ceci?',
  previewGuests: 'visiteurs',
  previewOver: 'Cet aperçu a expiré. La page ci-dessous est celle que voient les clients.',
} satisfies SameKeys<typeof enUS>;
