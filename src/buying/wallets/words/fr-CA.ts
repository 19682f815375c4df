import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  UNKNOWN_VENDOR: 'Nous n’acceptons pas ce mode de paiement. Choisissez-en un autre.',
  CHECKOUT_INCOMPLETE: 'Indiquez d’abord où livrer la commande, puis choisissez comment payer.',
  WALLET_CANCELLED: 'Vous êtes revenu de {vendor} sans payer. Rien n’a été débité.',
} satisfies SameKeys<typeof enUS>;
