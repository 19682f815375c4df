import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Aide',
  lead: 'Des réponses aux questions fréquentes, et quelqu’un à qui poser la vôtre.',
  'order.title': 'Passer une commande',
  'order.text': `Cherchez par nom, marque, numéro d’article ou de pièce, ajoutez ce qu’il vous faut au panier et passez à la caisse. La page de confirmation et notre courriel indiquent le numéro de commande.
- Vous connaissez les numéros d’article? Tapez-les, collez-les ou téléversez-les dans la [commande rapide](quickOrder).
- Un article ajouté par erreur? Modifiez la quantité ou retirez la ligne. Un retrait peut être annulé.
- Pas encore prêt? Gardez les articles pour plus tard, ou mettez-les sur [une liste](lists).`,
  'order.consumer':
    'Vous n’avez pas besoin de compte pour commander. Avec un compte, vos commandes, vos adresses et vos listes sont au même endroit.',
  'order.business': 'Sur le site entreprises, il faut ouvrir une session pour commander.',
  'change.title': 'Modifier ou annuler une commande',
  'change.text': `Tant que la commande n’est pas emballée, vous pouvez annuler un article ou toute la commande, ou la modifier, à partir de [vos commandes](orders) ou de [Suivre une commande](orderLookup). Ce que vous annulez ne vous est pas facturé.
Déjà emballée? Vous pouvez [la retourner](returns) dès qu’elle est en route.`,
  'track.title': 'Où est ma commande?',
  'track.text':
    'Ouvrez [vos commandes](orders), ou entrez le numéro de commande et votre courriel sous [Suivre une commande](orderLookup). Vous voyez où en est chaque colis, avec un lien vers le transporteur.',
  'delivery.title': 'Livraison',
  'delivery.text':
    'La livraison est gratuite sur une commande de {threshold} ou plus, et coûte {fee} en deçà. La page du produit et le panier indiquent le jour d’arrivée. Tous les détails\u00A0: [Livraison et ramassage](delivery).',
  'pickup.title': 'Ramassage en magasin',
  'pickup.text':
    'Le ramassage est gratuit, et ce que le magasin a en stock est prêt {pickupMinutes} minutes après la commande. Apportez le numéro de commande et une pièce d’identité. Le magasin garde la commande {holdDays} jours. [Comment ça marche](delivery#pickup) · [Trouver un magasin](stores)',
  'returns.title': 'Retours et remboursements',
  'returns.text':
    'Vous avez {returnDays} jours, et l’étiquette est gratuite. Commencez à partir de [vos commandes](orders) ou [avec le numéro de commande](orderLookup). [Comment retourner un article](returns)',
  'pay.title': 'Modes de paiement',
  'pay.text': `La caisse montre les modes de paiement possibles pour votre commande\u00A0:
- Visa, Mastercard, American Express, Discover et la carte Inkwell. Enregistrez-en jusqu’à {savedCards} dans votre compte.
- PayPal, Klarna ou Apple Pay, là où ils sont offerts. Klarna permet de payer en plusieurs fois, selon ses propres conditions.
- Jusqu’à {giftCards} cartes-cadeaux ou prépayées par commande. Elles passent en premier, et un autre paiement couvre le reste.
- Les récompenses, si vous êtes membre. Elles passent avant tout le reste, en tout ou en partie.
Notre société de paiement gère le formulaire de carte\u00A0: votre numéro lui parvient directement, et Inkwell ne le voit jamais. Vous êtes facturé à l’expédition de vos articles ou à leur ramassage.`,
  'pay.business':
    'Les organisations qui paient sur facture peuvent choisir ce mode à la caisse. Les factures sont payables dans les 30 jours. Indiquez-y aussi votre numéro de bon de commande.',
  'gift.title': 'Cartes-cadeaux',
  'gift.text':
    'Payez à la caisse avec le numéro et le NIP de la carte-cadeau; vous voyez son solde avant de payer. Le reste demeure sur la carte. Les cartes-cadeaux ne sont pas taxées, ne comptent pas pour la livraison gratuite, et les coupons ne s’y appliquent pas.',
  'prices.title': 'Prix, coupons et rabais',
  'prices.text': `Le prix affiché dans le panier est celui que vous payez. Si un prix change pendant qu’un article est dans votre panier, nous vous montrons l’ancien et le nouveau.
- Un prix réduit prend fin le jour indiqué. Certains articles coûtent moins cher à l’unité en plus grande quantité; la page du produit donne les paliers, et vous payez toujours le prix le plus bas.
- Entrez vos coupons dans le panier. Si deux coupons ne peuvent pas être combinés, nous gardons le meilleur pour vous. Le panier dit pourquoi un coupon ne s’applique pas.
- Vous voulez nos coupons avant de commander? [Recevez-les par courriel](offersByEmail), une fois par semaine.
- Nous n’égalons pas les prix d’autres magasins. Voyez [les rabais du jour](deals).`,
  'prices.business':
    'Si votre organisation a des prix de contrat, vous les voyez partout une fois en session, et ils remplacent tous les autres.',
  'rewards.title': 'Récompenses',
  'rewards.consumer': `Les membres accumulent des récompenses sur ce qu’ils paient pour les produits, avant taxes et frais\u00A0: {earnMember}\u00A0% comme Membre, {earnBest}\u00A0% au niveau Supérieur dès {fromBest} dans l’année civile, et {earnElite}\u00A0% au niveau Élite dès {fromElite}.
- Vous les accumulez quand vos articles partent ou que vous les ramassez. Ce que vous payez en récompenses n’en rapporte pas.
- Les récompenses paient à la caisse comme de l’argent. Ce que vous gagnez dure un an, et un courriel vous avise 30 jours avant qu’un montant prenne fin.
- Un retour reprend ce que ses articles ont rapporté.
Votre solde et chaque opération figurent dans [votre compte](account).`,
  'taxes.title': 'Taxes et commandes exonérées',
  'taxes.us':
    'Les prix ne comprennent pas la taxe de vente. Nous la calculons pour l’endroit où nous livrons, ou pour le magasin où vous ramassez. Les organisations qui ont un certificat d’exemption n’en paient pas là où il compte\u00A0: un administrateur le soumet dans le compte, sous Exemption de taxe. Des questions? Appelez au {phone}.',
  'taxes.ca':
    'Les prix ne comprennent pas la TPS, la TVH, la TVP, la TVD ni la TVQ. Nous les calculons pour l’endroit où nous livrons, ou pour le magasin où vous ramassez, et chacune figure sur la facture. Les organisations qui ont un certificat d’exemption n’en paient pas là où il compte\u00A0: un administrateur le soumet dans le compte, sous Exemption de taxe. Des questions? Appelez au {phone}.',
  'account.title': 'Votre compte',
  'account.text': `Pour ouvrir un compte, entrez votre nom, votre courriel et un mot de passe d’au moins {passwordLength} caractères, puis ouvrez le lien que nous vous envoyons.
- Mot de passe oublié? Demandez un lien sur la [page de connexion](login). Il sert une seule fois.
- Votre compte réunit vos commandes, vos adresses, vos cartes enregistrées, vos [listes](lists) et vos [imprimantes](printers).
- Vous pouvez en tout temps [télécharger ou supprimer vos données](privacyData).`,
  'security.title': 'Protéger votre compte',
  'security.text': `Sous [Connexion et sécurité](security), vous pouvez\u00A0:
- activer la connexion en deux étapes\u00A0: après votre mot de passe, nous demandons un code d’une application de votre téléphone. Vous recevez des codes de récupération, au cas où vous le perdriez.
- voir où vous êtes en session, et fermer la session d’un appareil ou de tous les autres.
Nous vous écrivons quand quelqu’un ouvre une session sur un nouvel appareil, et quand votre mot de passe ou votre courriel change. Nous ne demandons jamais votre mot de passe ni un numéro de carte complet par téléphone, clavardage ou courriel.`,
  'business.title': 'Acheter pour une organisation',
  'business.text': `Le site entreprises est la même boutique, à sa propre adresse, pour les comptes d’entreprise. [Ouvrez un compte entreprise](becomeCustomer), et vous l’administrez.
- Invitez des personnes par courriel et donnez à chacune un rôle\u00A0: administrateur, approbateur ou acheteur, par exemple. Les droits peuvent être accordés ou retirés à chaque personne.
- Prix de contrat, vos propres numéros d’article et articles bloqués, selon l’entente avec nous.
- Numéros de bon de commande, centres budgétaires et paiement sur facture.
- Des questions avant d’en ouvrir un? [Parlez à notre équipe des entreprises](businessForm), [aménagez votre bureau avec nous](furnitureForm) ou [faites évaluer vos imprimés](printForm).
- Un de nos représentants peut agir pour vous pendant {actingMinutes} minutes quand vous le demandez au téléphone. Il ne peut ni voir ni utiliser vos cartes, ni passer de commande, et tout ce qu’il fait est [consigné](representatives) pour vous.`,
  'lists.title': 'Listes',
  'lists.text':
    'Gardez ce que vous achetez régulièrement sur des [listes](lists)\u00A0: jusqu’à {lists} listes de {listItems} articles chacune. Ajoutez une liste entière au panier en une fois. Dans une organisation, vous pouvez partager une liste avec vos collègues.',
  'find.title': 'Trouver l’encre et le toner',
  'find.text':
    'Entrez le modèle de votre imprimante dans l’[outil pour l’encre et le toner](printerFinder) ou dans la recherche. Nous montrons les cartouches compatibles, avec le coût par page quand nous connaissons le rendement. [Enregistrez vos imprimantes](printers) pour trouver leurs fournitures en une étape.',
  'stock.title': 'Rupture de stock et produits à venir',
  'stock.text':
    'Si un article est en rupture de stock, sa page indique quand nous l’attendons, si nous le savons, et ce qui lui ressemble. Laissez-y votre courriel et nous vous écrirons une seule fois, à son retour. Les articles en rupture de stock ou en précommande sont facturés à leur envoi.',
  'safety.title': 'Sécurité et rappels de produits',
  'safety.text': `Si un produit semble dangereux, cessez de l’utiliser et appelez au {phone} avec le numéro d’article. Nous vous dirons quoi faire et nous le reprendrons. Les fiches de sécurité et les modes d’emploi sont sur la page du produit quand le fabricant en a un.`,
  'safety.us': 'La Consumer Product Safety Commission des États-Unis publie les rappels et reçoit les signalements sur cpsc.gov.',
  'safety.ca': 'Santé Canada publie les rappels et reçoit les signalements sur recalls-rappels.canada.ca.',
  'accessibility.title': 'Accessibilité',
  'accessibility.text':
    'Quelque chose vous bloque sur nos pages? Appelez au {phone} et nous prendrons votre commande au téléphone. [Notre déclaration d’accessibilité](accessibility)',
  'contact.title': 'Nous joindre',
  'contact.text': `- Appelez au {phone}, tous les jours de 7\u00A0h à 23\u00A0h, heure de l’Est.
- [Clavardez avec nous](chat). Si vous avez quitté la page, nous vous envoyons notre réponse par courriel.
- [Donnez votre avis](feedback) sur un produit, une page ou une livraison.
- Écrivez-nous\u00A0: notre adresse figure sous [Qui nous sommes et nous joindre](company).`,
} satisfies SameKeys<typeof enUS>;
