import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  checkOutAndSend: 'Passer à la caisse et envoyer pour approbation',
  one: 'Cette commande va à {names} pour approbation.',
  oneOf: 'Cette commande va à {names} pour approbation. L’une de ces personnes décide.',
  allOf: 'Cette commande va à {names} pour approbation. Toutes décident.',
  next: 'Ensuite, elle va à {names}.',
} satisfies SameKeys<typeof enUS>;
