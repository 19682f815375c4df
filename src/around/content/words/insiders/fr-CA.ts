import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Réseau des Initiés',
  lead: 'Des clients qui nous disent quoi vendre et quoi corriger.',
  'what.title': 'Ce que font les Initiés',
  'what.text':
    'Quelques fois par année, nous posons aux Initiés une courte question sur un produit, une page ou une livraison. Les réponses vont droit aux personnes qui choisissent notre assortiment.',
  'ask.title': 'Ce que nous ne faisons pas',
  'ask.text':
    'Nous ne vendons pas vos réponses et n’envoyons aucune publicité aux Initiés. Vous pouvez arrêter en tout temps; vos commandes et vos récompenses ne changent pas.',
  'join.title': 'Comment participer',
  'join.text':
    'Appelez au {phone} et dites que vous aimeriez devenir Initié, ou écrivez-le dans notre formulaire de commentaires avec votre adresse courriel.',
} satisfies SameKeys<typeof enUS>;
