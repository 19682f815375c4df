import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  'tier.member': 'Membre',
  'tier.best': 'Supérieur',
  'tier.elite': 'Élite',
  tier: 'Niveau',
  spent: 'Achats de l’année',
  toGo: 'Encore {amount} cette année pour passer au niveau {tier}.',
  top: 'Vous avez atteint notre plus haut niveau.',
  way: 'Vers le niveau {tier}',
  ready: 'Prêtes à utiliser',
  none: 'Aucune récompense à utiliser pour le moment.',
  until: 'jusqu’au {day}',
  newTier: 'Nouveau\u00A0: vous êtes au niveau {tier}',
  newFree: 'Nouveau\u00A0: un article gratuit pour vous',
  loading: 'Chargement de vos récompenses',
  use: 'Utiliser',
  useNamed: 'Utiliser\u00A0: {title}',
  inCart: 'Entrez un code dans votre panier ou appuyez sur Utiliser.',
  money: 'Récompenses à dépenser\u00A0:',
  moneyUse: 'Utilisez-les comme paiement à la caisse.',
  moneyNone:
    'Rien à dépenser pour le moment. Vos achats vous rapportent jusqu’à 5\u00A0% en récompenses dès leur expédition ou leur remise en magasin.',
  entries: 'Dernières activités',
  'entry.earned': 'Gagnées',
  'entry.spent': 'Utilisées',
  'entry.givenBack': 'Remises à votre solde',
  'entry.takenBack': 'Reprises à la suite d’un retour',
  entryOrder: 'commande {number}',
  'server.signIn': 'Ouvrez une session pour voir vos récompenses.',
  'server.noMember': 'Ce compte ne fait pas partie de notre programme de récompenses.',
} satisfies SameKeys<typeof enUS>;
