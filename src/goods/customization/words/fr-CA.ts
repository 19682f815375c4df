import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Personnaliser – {title}',
  textOnly: 'Ajoutez votre texte, jusqu’à {lines, plural, one {# ligne} other {# lignes}}.',
  textOrPicture: 'Ajoutez votre texte, votre image ou les deux. Texte\u00A0: jusqu’à {lines, plural, one {# ligne} other {# lignes}}.',
  line: 'Ligne {n}',
  letters: 'Jusqu’à {n} caractères',
  textColor: 'Couleur du texte',
  'color.black': 'Noir',
  'color.blue': 'Bleu',
  'color.red': 'Rouge',
  'color.green': 'Vert',
  'color.purple': 'Violet',
  typeface: 'Police',
  'typeface.sans': 'Sobre',
  'typeface.serif': 'Classique',
  'typeface.script': 'Manuscrite',
  picture: 'Votre image',
  pictureHint: 'PNG, JPEG ou WebP, jusqu’à 5\u00A0Mo',
  choosePicture: 'Choisir une image',
  otherPicture: 'En choisir une autre',
  removePicture: 'Retirer l’image',
  pictureComing: 'Téléversement de votre image…',
  pictureThere: 'Votre image figure sur l’épreuve.',
  pictureFailed: 'Votre image n’a pas été téléversée. Réessayez dans un moment.',
  pictureTooLarge: 'L’image dépasse 5\u00A0Mo. Réduisez-la et choisissez-la de nouveau.',
  yourPicture: 'votre image',
  proof: 'Épreuve',
  proofOf: 'Épreuve de votre texte\u00A0: {text}',
  proofWithPicture: 'Épreuve avec votre image',
  proofOfBoth: 'Épreuve avec votre image et votre texte\u00A0: {text}',
  proofEmpty: 'Votre texte s’affichera ici.',
  back: 'Retour au produit',
  'server.tooMany': 'Vous avez téléversé beaucoup d’images. Attendez quelques minutes, puis réessayez.',
  'server.tooLarge': 'L’image dépasse 5\u00A0Mo. Réduisez-la et choisissez-la de nouveau.',
  'server.notAPicture': 'Nous n’avons pas pu lire ce fichier. Choisissez une image PNG, JPEG ou WebP sans animation.',
  'server.refused.missing':
    'Cet article porte votre propre texte. Allez sur sa page, choisissez Personnaliser et ajoutez d’abord votre texte.',
  'server.refused.noText': 'Entrez au moins une ligne pour cet article. Choisissez Personnaliser, sur sa page, pour voir le résultat.',
  'server.refused.nothing':
    'Entrez au moins une ligne pour cet article ou choisissez une image. Choisissez Personnaliser, sur sa page, pour voir le résultat.',
  'server.refused.tooManyLines':
    'Cet article a de la place pour {lines} lignes de texte. Raccourcissez la vôtre avec Personnaliser, sur sa page.',
  'server.refused.lineTooLong':
    'Une ligne de cet article contient au plus {letters} caractères. Modifiez la vôtre avec Personnaliser, sur sa page.',
  'server.refused.character':
    'Votre texte contient un caractère impossible à imprimer. Modifiez-le avec Personnaliser, sur la page de l’article.',
  'server.refused.choice':
    'Cet article ne se fait pas dans cette couleur ou cette police. Choisissez-en une autre avec Personnaliser, sur sa page.',
  'server.refused.artwork': 'Cette image ne peut pas être imprimée sur cet article. Choisissez-en une avec Personnaliser, sur sa page.',
  'server.refused.unknownCode':
    'Votre panier n’a pas ce modèle. Entrez de nouveau votre texte avec Personnaliser, sur la page de l’article.',
  'server.refused.otherCode':
    'Le modèle ne correspond pas à son code. Entrez de nouveau votre texte avec Personnaliser, sur la page de l’article.',
} satisfies SameKeys<typeof enUS>;
