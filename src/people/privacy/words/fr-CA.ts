import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LOGIN_REQUIRED: 'Connectez-vous pour voir ou supprimer vos données.',
  TOO_MANY_TRIES:
    'Vous avez déjà téléchargé vos données quelques fois. Attendez {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}, puis réessayez.',
  ORDER_UNFINISHED: 'Une de vos commandes est en cours de paiement. Terminez-la ou annulez-la, puis supprimez votre compte.',
  LAST_ADMINISTRATOR:
    'Personne d’autre n’administre le compte de votre organisation. Nommez un ou une collègue, puis supprimez votre compte.',
  NOT_UNDERSTOOD: 'Cochez cette case pour continuer',
  EMAIL_OTHER: 'Ce n’est pas le courriel de ce compte',
  title: 'Confidentialité et données',
  lead: 'Voyez tout ce que nous savons de vous\u00A0: emportez-le ou faites-le supprimer.',
  downloadTitle: 'Télécharger vos données',
  downloadText:
    'Votre profil, vos adresses, commandes, paiements, retours, paniers, listes, avis et messages dans un seul fichier ZIP\u00A0: en JSON pour les programmes, et en tableaux pour un tableur. Les numéros de carte n’y sont pas, car nous ne les avons jamais.',
  download: 'Télécharger mes données',
  downloadHint: 'Jusqu’à cinq fois par heure.',
  deleteTitle: 'Supprimer votre compte',
  deleteText: 'C’est irréversible. Nous vous écrirons quand ce sera fait.',
  goesTitle: 'Ce que nous supprimons aussitôt',
  goesProfile: 'Votre nom, courriel, téléphone, mot de passe, adresses et cartes enregistrées',
  goesShopping: 'Votre panier, vos articles mis de côté, vos listes personnelles et vos imprimantes',
  goesWords: 'Vos avis, questions, clavardages et commentaires',
  goesRewards: 'Vos récompenses. L’argent que vous n’avez pas dépensé est perdu.',
  staysTitle: 'Ce que nous gardons, et pourquoi',
  staysOrders:
    'Les commandes que vous avez passées, avec leurs factures et adresses. La loi fiscale nous y oblige, et vous pouvez toujours les suivre et les retourner avec le numéro de commande et votre courriel.',
  staysShared: 'Les listes que vous avez partagées avec {organization}. Elles passent à une ou un collègue.',
  staysCoupons: 'Le fait que vous avez utilisé un coupon valable une fois par personne.',
  understood: 'Je comprends que mon compte disparaîtra pour de bon',
  password: 'Mot de passe actuel',
  typeEmail: 'Tapez votre courriel pour confirmer',
  typeEmailHint: 'Vous vous connectez par {organization}\u00A0: il n’y a pas de mot de passe ici.',
  typeEmailHintOther: 'Vous n’avez pas de mot de passe ici.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  deleteAccount: 'Supprimer mon compte',
  deletedTitle: 'Votre compte est supprimé',
  deletedText:
    'Nous vous avons envoyé une confirmation par courriel. Les commandes en route arriveront, et vous pouvez les suivre avec leur numéro et votre courriel.',
  trackOrder: 'Suivre une commande',
  keepShopping: 'Poursuivre vos achats',
} satisfies SameKeys<typeof enUS>;
