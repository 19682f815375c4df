import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LOGIN_REQUIRED: 'Ouvrez une session pour voir vos réassorts automatiques.',
  RESTOCK_NOT_ALLOWED:
    'Vous n’avez pas le droit d’utiliser le réassort automatique. Adressez-vous à un administrateur de votre organisation.',
  RESTOCK_NOT_FOUND: 'Nous n’avons pas trouvé ce réassort automatique.',
  RESTOCK_ENDED: 'Ce réassort automatique est terminé. Commencez-en un autre à partir du produit.',
  RESTOCK_CHANGED:
    'Ce réassort automatique a été modifié pendant que vous l’aviez ouvert. Voici où il en est. Modifiez-le ici si quelque chose ne va pas.',
  RESTOCK_PAUSED: 'Ce réassort automatique est en pause. Reprenez-le d’abord.',
  RESTOCK_RUNS: 'Ce réassort automatique est déjà en cours.',
  TOO_LATE: 'Il est trop tard pour annuler cette action.',
  NOT_OFFERED: 'La boutique n’offre plus cet article en remplacement. Choisissez-en un autre.',
  PRICE_ROSE: 'Le prix vient d’augmenter. Vérifiez-le, puis remplacez l’article.',
  NOTHING_ASKED: 'Aucune question n’attend votre réponse.',
  ORDER_IN_PROGRESS: 'Nous passons une commande pour vous en ce moment. Revenez dans quelques minutes.',
  STILL_ASKED: 'Nous n’avons toujours pas pu passer la commande. Voyez ci-dessous ce qu’il faut.',
  OWNER_ONLY: 'Seul le titulaire du compte peut accepter ce qui est facturé.',
  RESTOCKS_FULL: 'Vous pouvez avoir {most} réassorts automatiques. Annulez-en un pour en commencer un autre.',
  EVERY_UNKNOWN: 'Choisissez la fréquence',
  DAY_MISSING: 'Entrez une date qui existe',
  DAY_PAST: 'Entrez la date d’aujourd’hui ou une date ultérieure',
  DAY_FAR: 'Entrez une date au cours des deux prochaines années',
  DAY_TAKEN: 'Cette date est déjà réglée. Choisissez-en une autre.',
  TIMES_WRONG: 'Entrez un nombre de 1 à {most}',
  LAST_BEFORE_NEXT: 'La dernière date précède la première commande',
  QUANTITY_WRONG: 'Entrez une quantité de 1 à {most}',
  ITEM_NOT_SOLD: 'Cet article ne peut pas être réassorti automatiquement. Entrez le numéro d’un autre article.',
  ADDRESS_MISSING: 'Choisissez une adresse',
  PAYMENT_MISSING: 'Choisissez un mode de paiement',
  BUDGET_UNKNOWN: 'Choisissez un budget que vous pouvez imputer',
  PURCHASE_ORDER_WRONG: 'Le bon de commande doit compter au plus {most} caractères',

  'mail.startedSubject': 'Réassort automatique activé\u00A0: {title}',
  'mail.startedText':
    '{n, plural, one {Vous avez mis cet article} other {Vous avez mis ces # articles}} en réassort automatique. La première commande est le {day}.',
  'mail.changedSubject': 'Vous avez modifié le réassort automatique\u00A0: {title}',
  'mail.changedText': 'Vous avez modifié le réassort automatique. La prochaine commande est le {day}.',
  'mail.terms':
    'Chaque commande coûte le prix du jour, plus taxes et livraison, et est portée au mode de paiement choisi jusqu’à ce que vous annuliez. Pour sauter, modifier ou annuler, ouvrez Réassort automatique dans votre compte\u00A0: un clic suffit.',
  'mail.reminderSubject': 'Nous commandons le {day}\u00A0: {title}',
  'mail.reminderText':
    '{n, plural, one {Cet article sera commandé} other {Ces # articles seront commandés}} le {day}. Jusqu’à la veille, vous pouvez sauter, modifier ou annuler.',
  'mail.cardExpires':
    'Votre carte se terminant par {card} expire avant cette date. Renouvelez-la ou choisissez-en une autre, et la commande passera.',
  'mail.instead': '{n, plural, one {Cet article peut le remplacer :} other {L’un de ces articles peut le remplacer :}}',
  'mail.insteadOf': '{title}, {price} chacun. Vous aviez accepté {agreed}.',
  'mail.insteadHow': 'Ouvrez le réassort automatique pour remplacer l’article en un clic, sauter cette commande ou tout annuler.',
  'mail.questionSubject': 'Nous attendons votre réponse\u00A0: {title}',
  'mail.skippedSubject': 'Sauté\u00A0: {title}',
  'mail.skippedText':
    'Nous avons sauté la commande du {day}, parce que nous n’avons pas pu la passer. Rien n’a été facturé. La prochaine aura lieu comme prévu.',
  'mail.pausedSubject': 'En pause\u00A0: {title}',
  'mail.pausedText':
    'Nous avons mis ce réassort automatique en pause, parce que nous n’avons pas pu passer trois commandes de suite. Rien n’a été facturé. Reprenez-le quand vous voulez.',
  'mail.cancelledSubject': 'Annulé\u00A0: {title}',
  'mail.cancelledText':
    'Vous avez annulé ce réassort automatique. Plus rien ne sera commandé ni facturé. Vous pouvez revenir en arrière pendant une journée.',
  'mail.endedSubject': 'Le réassort automatique est terminé\u00A0: {title}',
  'mail.endedText': 'La dernière commande de ce réassort automatique était le {day}. Plus rien n’arrive.',
  'mail.line': '{qty} × {title}, {every}',
  'mail.next': 'prochaine commande le {day}',
  'mail.price': 'aujourd’hui {price}',
  'mail.limit': 'vous demande au-delà de {price} l’unité',
  'mail.button': 'Voir le réassort automatique',
  'mail.help': 'Des questions? Composez le {phone}.',
} satisfies SameKeys<typeof enUS>;
