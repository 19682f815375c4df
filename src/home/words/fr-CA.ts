import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  homeTitle: 'Fournitures de bureau, à ramasser ou livrées',
  homeDescription:
    'Papier, encre et toner, mobilier et tout ce qui fait tourner un bureau. Livraison le lendemain ou ramassage en une heure dans un magasin près de vous.',
  heroFirst: 'Le papier aujourd’hui.',
  heroSecond: 'Le toner demain.',
  heroText: 'Commandez l’essentiel avant 17 h, recevez-le le lendemain. Vraiment pressé? Ramassez-le en une heure.',
  heroAction: 'Voir les essentiels',
  heroFinder: 'Trouver une cartouche',
  slipPickup: 'Ramassage en 1\u00A0heure',
  slipPickupText: 'Dans les magasins près de vous',
  slipPickupAt: 'Ramassage en 1\u00A0heure, {store}',
  slipDelivery: 'Livraison au {zip}',
  slipDeliveryText: 'Gratuite à l’achat de {amount} ou plus',
  slipReturns: '30 jours pour retourner',
  slipReturnsText: 'En magasin ou par la poste',
  shopByDepartment: 'Magasiner par rayon',
  finderTitle: 'L’encre et le toner qui conviennent',
  finderText: 'Dites-nous quelle imprimante. Nous montrons seulement les cartouches compatibles, avec le coût par page.',
  finderField: 'Modèle d’imprimante',
  finderHint: 'Par exemple {model}',
  finderAction: 'Voir les cartouches',
  finderOr: 'Vous pouvez aussi entrer le numéro de l’ancienne cartouche.',
  finderBrands: 'Marques offertes',
  furnitureTitle: 'Le bureau et le fauteuil qu’il vous faut',
  furnitureText: 'Livrés dans la pièce. L’assemblage peut être ajouté à la plupart des meubles.',
  furnitureAction: 'Voir le mobilier',
  teamTitle: 'Vous achetez pour une équipe?',
  teamText: 'Prix de contrat, budgets, approbations et une seule facture.',
  teamAction: 'Aller à l’édition entreprises',
} satisfies SameKeys<typeof enUS>;
