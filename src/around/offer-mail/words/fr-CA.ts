import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Offres par courriel',
  lead: 'Nos coupons, une fois par semaine, avant votre commande.',
  email: 'Votre courriel',
  consent:
    'Je veux recevoir les offres d’Inkwell par courriel, environ une fois par semaine. Je peux y mettre fin d’un clic dans chaque courriel.',
  ask: 'M’envoyer les offres',
  asked: 'Consultez vos courriels\u00A0: nous vous avons envoyé un lien pour terminer. Si vous recevez déjà nos offres, rien ne change.',
  wrongEmail: 'Entrez une adresse comme nom@exemple.com.',
  failed: 'L’enregistrement a échoué. Réessayez.',
  confirmTitle: 'Confirmez votre courriel',
  confirmText: 'Une pression, et nos offres arrivent à cette adresse environ une fois par semaine.',
  confirm: 'Oui, m’envoyer les offres',
  confirmed: 'C’est fait. Nos premières offres sont en route.',
  gone: 'Ce lien ne fonctionne plus. Redemandez les offres, et nous vous en envoyons un nouveau.',
  again: 'Redemander',
  stopTitle: 'Arrêter les offres par courriel',
  stopText: 'Nous arrêtons tout de suite et effaçons l’adresse de cette liste.',
  stop: 'Arrêter ces courriels',
  stopped: 'C’est fait. L’adresse est effacée de cette liste.',
  home: 'Aller au magasin',
  'mail.confirmSubject': 'Voulez-vous nos offres par courriel?',
  'mail.confirmLead':
    'Quelqu’un a demandé sur notre site que nos offres soient envoyées à cette adresse. Si c’est vous, confirmez-le, et nous vous écrirons environ une fois par semaine.',
  'mail.confirmNote': 'Si ce n’est pas vous, ne faites rien. Nous n’enverrons aucune offre à cette adresse et l’oublierons après 30 jours.',
  'mail.confirmButton': 'Confirmer mon courriel',
  'mail.confirmWhy': 'Vous recevez ce seul courriel parce que cette adresse a été tapée sur notre site.',
  'mail.offersSubject': 'Cette semaine chez Inkwell\u00A0: {title}',
  'mail.offersLead': 'Entrez ces codes dans votre panier.',
  'mail.offer': '{code}\u00A0: {title}',
  'mail.offerUntil': '{code}\u00A0: {title}, jusqu’au {day}',
  'mail.offersButton': 'Voir tous les coupons',
  'mail.offersWhy': 'Vous recevez ce courriel parce que vous avez demandé nos offres et confirmé cette adresse.',
  'mail.stop': 'Arrêter ces courriels',
  'mail.help': 'Des questions? Composez le {phone}.',
} satisfies SameKeys<typeof enUS>;
