import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Livraison et ramassage',
  lead: 'Les frais, les dates et le fonctionnement du ramassage.',
  'cost.title': 'Les frais de livraison',
  'cost.text': `- Commande de {threshold} ou plus, après les coupons\u00A0: gratuite.
- Commande plus petite\u00A0: {fee} par commande.
- Ramassage en magasin\u00A0: gratuit.
Les cartes-cadeaux, les services et les articles à ramasser ne comptent pas dans le montant de {threshold}.
Les articles lourds ou encombrants peuvent entraîner des frais de manutention, et quelques autres un supplément. Les deux sont indiqués près du prix sur chaque page, et dans le panier avant le paiement.`,
  'cost.us': `Les endroits que les transporteurs atteignent par avion ou par traversier coûtent {areaFee} de plus par commande\u00A0: l’Alaska, Hawaï, Porto Rico, les Îles Vierges américaines, Guam et les îles sans pont.`,
  'cost.ca': `Les endroits que les transporteurs atteignent par avion ou par traversier coûtent {areaFee} de plus par commande\u00A0: le Yukon, les Territoires du Nord-Ouest, le Nunavut et les communautés éloignées ou insulaires.`,
  'where.title': 'Où nous livrons',
  'where.us':
    'Nous livrons aux États-Unis et dans leurs territoires, mais pas aux adresses militaires à l’étranger. Pour le Canada, magasinez sur notre site canadien.',
  'where.ca':
    'Nous livrons dans toutes les provinces et tous les territoires du Canada. Pour les États-Unis, magasinez sur notre site américain.',
  'where.text': 'Certains produits sont vendus en magasin seulement, et leur page l’indique.',
  'when.title': 'Les dates',
  'when.text': `La date pour votre code postal figure sur la page du produit, dans le panier et sur la commande. C’est celle que nous promettons.
- En stock, commandé avant {cutoff} à l’heure de notre centre de distribution\u00A0: l’envoi part le jour même, du lundi au samedi, et arrive le jour ouvrable suivant à proximité, en deux à quatre jours ouvrables ailleurs.
- Près d’un magasin, commandé avant {sameDayCutoff}\u00A0: la plupart des articles en stock au magasin arrivent le jour même, avant {sameDayBy}.
- Envoyé par le fabricant, et meubles\u00A0: trois jours ouvrables ou plus.
- Endroits atteints par avion ou par traversier\u00A0: jusqu’à {remoteDays} jours ouvrables.
- Articles en rupture de stock ou en précommande\u00A0: à la date indiquée avec le produit.
Rien ne part ni n’arrive le dimanche et les jours fériés.`,
  'choose.title': 'Choisir un jour plus tard',
  'choose.text':
    'Quand le panier montre un calendrier de livraison, vous pouvez choisir l’un de {calendarDays} jours, à partir du premier où tout peut arriver. À la caisse, indiquez un numéro de téléphone pour que le livreur puisse vous joindre.',
  'track.title': 'Suivre vos colis',
  'track.text': `Nous vous écrivons quand un colis part, avec le nom du transporteur et un numéro de suivi. Vous le trouvez aussi avec [vos commandes](orders) ou, sans compte, sous [Suivre une commande](orderLookup).
Une commande peut arriver en plusieurs colis. Votre carte est débitée pour chacun au moment de son envoi.`,
  'trouble.title': 'En retard, perdu ou endommagé',
  'trouble.text': `Appelez au {phone} ou [clavardez avec nous](chat) si un colis est en retard ou perdu, ou s’il arrive endommagé. Gardez la boîte jusqu’à notre conversation. Si un transporteur nous rapporte un colis, nous vous demandons si nous devons le renvoyer ou le rembourser.
Pour un article endommagé ou erroné, vous pouvez aussi [commencer un retour](returns#how) tout de suite.`,
  'large.title': 'Meubles et articles lourds',
  'large.text':
    'Certains meubles peuvent être assemblés pour vous\u00A0: choisissez l’assemblage sur la page du produit ou dans le panier. Si nous devons d’abord établir le prix d’un service, nous vous appelons avant de commencer, et vous pouvez le refuser.',
  'pickup.title': 'Ramasser en magasin',
  'pickup.text': `1. Choisissez le ramassage sur la page du produit ou dans le panier, et le magasin qui vous convient.
2. Attendez notre courriel. Les articles en stock au magasin sont prêts {pickupMinutes} minutes après la commande, pendant les heures d’ouverture. Nous pouvons y envoyer les autres; le panier indique le jour.
3. Apportez le numéro de commande et une pièce d’identité. Une autre personne peut passer à votre place si vous la nommez à la caisse.
Le magasin garde votre commande {holdDays} jours une fois qu’elle est prête. Ensuite, nous l’annulons et rien ne vous est facturé.
[Trouvez un magasin](stores), ses heures et ses services.`,
} satisfies SameKeys<typeof enUS>;
