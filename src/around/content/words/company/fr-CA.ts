import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Qui nous sommes et nous joindre',
  lead: 'Qui vend ici, et comment parler à quelqu’un.',
  'who.title': 'Qui nous sommes',
  'who.text':
    'Inkwell vend les fournitures de tous les jours aux gens qui font tourner bureaux, classes et tables de cuisine\u00A0: papier, encre, écriture, mobilier et tout ce qu’il faut à un bureau, livrés ou dans nos [magasins](stores). Les organisations magasinent sur notre site entreprises, avec leurs propres prix et conditions.',
  'reach.title': 'Nous joindre',
  'reach.text': `- Téléphone\u00A0: {phone}, tous les jours de 7\u00A0h à 23\u00A0h, heure de l’Est
- Clavardage\u00A0: [écrivez-nous](chat). Si vous avez quitté la page, nous vous envoyons notre réponse par courriel.
- Commentaires\u00A0: [dites-nous](feedback) quoi vendre et quoi corriger.
- En personne\u00A0: [trouvez un magasin](stores).`,
  'jobs.title': 'Travailler chez nous',
  'jobs.text': 'Vous cherchez un emploi? Parlez au gérant d’[un magasin près de chez vous](stores), ou écrivez à notre adresse postale.',
  'seller.title': 'Commerçant et adresse postale',
  'seller.text': `- Commerçant sur ce site\u00A0: {seller}
- Adresse postale\u00A0: {sellerAddress}
- Retours\u00A0: {returnsAddress}. [Commencez d’abord un retour](returns#how), pour que le colis ait une étiquette et un numéro.`,
  'seller.registered': '- Numéros d’inscription aux taxes\u00A0: {registrations}',
  'press.title': 'Pour les développeurs',
  'press.text': 'Nos pages utilisent une interface que vos programmes peuvent utiliser aussi\u00A0: [voyez sa documentation](apiDocs).',
} satisfies SameKeys<typeof enUS>;
