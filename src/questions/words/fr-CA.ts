import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Questions et réponses',
  pageTitle: 'Questions sur {title}',
  pageDescription:
    'Ce que les clients demandent sur {title}, avec les réponses d’Inkwell : {count, plural, one {# question} other {# questions}}.',
  none: 'Personne n’a encore posé de question sur ce produit.',
  noneText: 'Vous aimeriez savoir quelque chose? Posez-nous la question.',
  intro: 'Les réponses viennent des gens d’Inkwell qui connaissent le produit.',
  all: '{n, plural, one {Voir la question} other {Voir les # questions}}',
  ask: 'Poser une question',
  askedBy: 'Demandé par {author}, {date}',
  answeredBy: 'Réponse d’Inkwell',
  open: 'Pas encore de réponse. Nous nous informons.',
  helpfulSo: '{n, plural, one {# personne a trouvé cette réponse utile} other {# personnes ont trouvé cette réponse utile}}',
  helpfulAsk: 'Utile?',
  yes: 'Oui',
  no: 'Non',
  about: 'au sujet de la réponse à {author}',
  voteFailed: 'Nous n’avons pas pu compter votre vote. Veuillez réessayer.',
  pages: 'Pages de questions',
  previous: 'Précédente',
  next: 'Suivante',
  askTitle: 'Poser une question sur {title}',
  askText:
    'Nous lisons chaque question avant de l’afficher, puis nous y répondons ici. Pour une de vos commandes, consultez plutôt l’aide : tout le monde peut lire ce qui est affiché ici.',
  waiting:
    '{n, plural, one {# de vos questions sur ce produit attend d’être lue.} other {# de vos questions sur ce produit attendent d’être lues.}}',
  bodyField: 'Votre question',
  bodyHint: 'De 10 à 600 caractères. Veuillez ne pas y mettre d’adresse courriel ni de numéro de commande.',
  authorField: 'Nom à afficher',
  authorHint: 'Tout le monde le voit. Un prénom suffit.',
  send: 'Envoyer la question',
  'wrong.body': 'Posez votre question en 10 à 600 caractères.',
  'wrong.author': 'Donnez un nom de 2 à 40 caractères, et non une adresse courriel.',
  failed: 'Votre question n’a pas pu être envoyée. Votre texte est toujours ici.',
  tooMany: 'Vous avez posé beaucoup de questions en peu de temps. Veuillez attendre que nous les ayons lues.',
  sent: 'Merci! Nous lirons votre question et y répondrons bientôt ici.',
  back: 'Retour au produit',
  notThere: 'Ce produit ou cette question n’existe pas.',
} satisfies SameKeys<typeof enUS>;
