import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Conditions de vente',
  lead: 'Ce que vous pouvez attendre de nous, et ce que nous vous demandons.',
  'seller.title': 'De qui vous achetez',
  'seller.text':
    'Sur ce site, vous achetez de {seller}, {sellerAddress}. Dans ces conditions, «\u00A0nous\u00A0» désigne ce commerçant. Vous pouvez nous joindre au {phone}; [d’autres moyens sont ici](company).',
  'order.title': 'Votre commande',
  'order.text': `Un prix sur nos pages est une invitation à commander. Vous commandez en appuyant sur le bouton de commande, et la vente est conclue quand vous voyez le numéro de commande et que nous vous envoyons notre confirmation par courriel. Vérifiez-la et conservez-la.
Si nous ne pouvons finalement pas livrer un article, nous vous écrivons et le remboursons. Tant qu’un article n’est pas emballé, [vous pouvez l’annuler](returns#cancel).`,
  'order.business':
    'Sur le site entreprises, vous commandez pour l’organisation dont vous utilisez le compte et confirmez en avoir le droit. Ce que nous avons convenu par écrit avec votre organisation l’emporte sur ces conditions.',
  'price.title': 'Prix',
  'price.us': 'Les prix sont en dollars américains, taxes en sus.',
  'price.ca': 'Les prix sont en dollars canadiens, taxes en sus.',
  'price.text': `La livraison, les frais et les taxes figurent dans le panier et à la caisse. Le montant inscrit sur le bouton de commande est celui que vous payez. S’il change avant que vous commandiez, nous montrons le nouveau montant et vous redemandons votre accord.
Nous veillons à l’exactitude des prix et des descriptions. Si nous trouvons une erreur après votre commande, nous vous consultons avant d’envoyer quoi que ce soit à un autre prix, et vous pouvez annuler sans frais.`,
  'pay.title': 'Paiement',
  'pay.text':
    'Votre banque peut réserver le montant au moment de la commande. Nous vous facturons chaque colis à son envoi, ou au ramassage. Ce que vous annulez avant n’est jamais facturé.',
  'pay.business': 'Si votre organisation paie sur facture, chaque facture est payable dans les 30 jours.',
  'tax.title': 'Taxes',
  'tax.us':
    'Nous percevons la taxe de vente de l’endroit où nous livrons, ou du magasin où vous ramassez. Une taxe estimée devient définitive à la caisse, quand nous connaissons votre adresse.',
  'tax.ca':
    'Nous percevons la TPS, la TVH, la TVP, la TVD et la TVQ selon l’endroit où nous livrons, ou selon le magasin où vous ramassez. La facture indique chaque taxe et nos numéros d’inscription.',
  'limits.title': 'Quantités',
  'limits.text':
    'Certains produits ont une limite par commande. Elle est indiquée sur la page du produit et dans le panier. Les produits sont destinés à votre propre usage et non à la revente.',
  'risk.title': 'Livraison, propriété et risque',
  'risk.text':
    'Nous promettons le jour indiqué avec la commande. Ce que vous achetez vous appartient, et à vos risques, dès que vous ou la personne que vous nommez le recevez. Jusque-là, une perte est à notre charge. Les frais et les détails figurent sous [Livraison et ramassage](delivery).',
  'returns.title': 'Retours',
  'returns.text':
    'Vous pouvez retourner la plupart des articles dans les {returnDays} jours. La page [Retours et remboursements](returns) fait partie de ces conditions.',
  'custom.title': 'Impression sur mesure',
  'custom.text':
    'N’envoyez que des textes et des images que vous avez le droit d’utiliser. Vos droits restent les vôtres; nous nous en servons pour réaliser votre commande. Nous pouvons refuser et rembourser ce qui est illégal ou offensant. Nous imprimons ce que montre l’épreuve\u00A0: vérifiez-la avant de l’ajouter au panier.',
  'program.title': 'Coupons, cartes-cadeaux et récompenses',
  'program.text': `Chaque coupon a ses propres conditions, que le panier applique\u00A0: dates, montants, produits et nombre d’utilisations. Un coupon n’a pas de valeur en argent.
Une carte-cadeau s’utilise comme de l’argent sur ce site. Protégez son numéro et son NIP. Elle ne peut être échangée contre de l’argent, sauf dans les cas prévus par la loi.`,
  'program.consumer':
    'Les récompenses suivent [ces règles](help#rewards). Elles appartiennent au compte d’une seule personne et ne peuvent être ni vendues ni cédées.',
  'account.title': 'Votre compte',
  'account.text':
    'Gardez votre mot de passe pour vous. Si vous croyez que quelqu’un d’autre a utilisé votre compte, prévenez-nous. Nous fermons ses sessions et vous aidons à rétablir la situation. Vous pouvez [supprimer votre compte](privacyData) en tout temps.',
  'words.title': 'Avis et questions',
  'words.text':
    'Ce que vous écrivez dans un avis ou une question vous appartient. Vous nous permettez de l’afficher avec le produit, dans notre boutique et dans les résultats de recherche. Parlez du produit et de votre expérience. Nous lisons tout avant de le publier et écartons ce qui est illégal, offensant ou publicitaire.',
  'warranty.title': 'Garanties',
  'warranty.us': `De nombreux produits ont une garantie du fabricant; nous vous aidons à vous en prévaloir. Nous vendons les produits tels qu’ils sont décrits, et nous [reprenons](returns) ce qui arrive endommagé, défectueux ou erroné.
Certains États ne permettent pas au vendeur de limiter les garanties implicites. Si c’est le cas du vôtre, rien ici ne les limite.`,
  'warranty.ca': `De nombreux produits ont une garantie du fabricant; nous vous aidons à vous en prévaloir. Nous vendons les produits tels qu’ils sont décrits, et nous [reprenons](returns) ce qui arrive endommagé, défectueux ou erroné.
Les garanties légales de votre province s’appliquent dans tous les cas. Au Québec, selon la Loi sur la protection du consommateur, un bien doit pouvoir servir à son usage normal pendant une durée raisonnable, eu égard à son prix et aux conditions d’utilisation. Vous avez cette garantie sans acheter de plan de protection.`,
  'liability.title': 'Notre responsabilité',
  'liability.us': `Nous sommes responsables envers vous sans limite en cas de blessure, de fraude et de tout ce que la loi ne nous permet pas de limiter. Autrement, notre responsabilité va jusqu’au prix de la commande en cause et ne couvre pas la perte de profits ou de données. Certains États n’admettent pas de telles limites; elles ne s’appliquent alors pas à vous.`,
  'liability.ca': `Nous sommes responsables de nos actes et de ceux de nos représentants, selon la loi de votre province. Si vous achetez comme consommateur, rien dans ces conditions ne limite cette responsabilité. Si vous achetez pour une entreprise, elle va jusqu’au prix de la commande en cause et ne couvre pas la perte de profits ou de données, sauf là où la loi ne permet pas de la limiter.`,
  'consumer.title': 'Vos droits comme consommateur',
  'consumer.us':
    'Rien dans ces conditions ne vous prive des droits que la loi de votre État accorde aux consommateurs et auxquels on ne peut renoncer. Si une livraison est en retard, vous pouvez accepter la nouvelle date, ou annuler et être remboursé, comme l’exigent les règles de la Federal Trade Commission.',
  'consumer.ca': `Avant la commande, la caisse vous montre le commerçant, le prix avec tous les frais, la livraison et la façon d’annuler et de retourner, et notre courriel le répète. Si vos articles ont plus de 30 jours de retard, vous pouvez annuler en tout temps, et nous vous remboursons dans les 15 jours. Au Québec et dans d’autres provinces, vous pouvez aussi demander la rétrofacturation à l’émetteur de votre carte si nous ne le faisons pas.
Rien dans ces conditions ne vous prive des droits que la loi de votre province accorde aux consommateurs.`,
  'law.title': 'Droit applicable et différends',
  'law.us':
    'Appelez-nous d’abord\u00A0: la plupart des choses se règlent en une conversation. Autrement, le droit de l’État où se trouve l’adresse du commerçant nommé ci-dessus s’applique. Cela ne vous prive pas du droit de la consommation de l’État où vous habitez, et vous pouvez vous y adresser aux tribunaux, y compris à la cour des petites créances. Nous n’imposons pas d’arbitrage.',
  'law.ca': `Appelez-nous d’abord\u00A0: la plupart des choses se règlent en une conversation. Si vous achetez comme consommateur, le droit de la province où vous habitez s’applique, avec les lois fédérales du Canada, et vous pouvez vous adresser à ses tribunaux. Si vous achetez pour une entreprise, c’est le droit de la province où se trouve l’adresse du commerçant nommé ci-dessus.
Ces conditions existent en français et en anglais. Vous choisissez la langue dans laquelle vous achetez.`,
  'changes.title': 'Modifications',
  'changes.text':
    'Nous pouvons modifier ces conditions pour l’avenir. La date en haut de la page indique la dernière modification. Une commande est régie par les conditions affichées au moment où vous l’avez passée.',
  'developers.title': 'Notre API',
  'developers.text':
    'Les programmes peuvent lire notre catalogue et commander par la [même interface](apiDocs) que nos pages. Respectez les limites qu’elle indique.',
} satisfies SameKeys<typeof enUS>;
