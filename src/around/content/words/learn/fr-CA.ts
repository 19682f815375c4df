import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Guides d’achat',
  lead: 'Comment choisir ce qu’un bureau utilise le plus.',
  'ink.title': 'Encre et toner',
  'ink.text':
    'Partez du modèle de votre imprimante, pas de l’allure de la cartouche\u00A0: notre outil ne montre que ce qui convient. Comparez le coût par page plutôt que le prix. Une cartouche à haut rendement coûte plus cher et imprime souvent à moindre coût.\nSi vous imprimez quelques pages par semaine, optez pour le toner ou pour une imprimante qui nettoie rarement ses têtes. L’encre qui attend finit par sécher.',
  'paper.title': 'Papier',
  'paper.text':
    'Pour l’impression courante, du papier de 20 lb d’une blancheur de 92 suffit. Choisissez le 24 lb pour les lettres et le recto verso, afin que le verso ne transparaisse pas. Un papier plus blanc fait ressortir les couleurs. Le papier recyclé passe tout aussi bien dans les imprimantes d’aujourd’hui.',
  'chair.title': 'Fauteuils de bureau',
  'chair.text':
    'Réglez le siège pour que vos pieds reposent à plat et que vos genoux soient à la hauteur des hanches. Cherchez un soutien lombaire réglable en hauteur et des accoudoirs qui passent sous le bureau. Pour une journée complète, vérifiez les heures d’utilisation prévues par le fabricant et le poids supporté.',
  'storage.title': 'Classement et rangement',
  'storage.text':
    'Gardez à portée de main ce que vous ouvrez chaque semaine, et le reste dans des boîtes datées. Les chemises suspendues conviennent aux papiers qui changent; les cartables, à ceux qui restent. Mesurez d’abord les tiroirs\u00A0: les formats lettre et légal ne partagent pas le même rail.',
} satisfies SameKeys<typeof enUS>;
