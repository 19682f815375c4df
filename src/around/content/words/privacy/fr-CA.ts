import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Confidentialité',
  lead: 'Ce que nous conservons à votre sujet, pourquoi, et ce que vous pouvez nous demander.',
  'who.title': 'Qui est responsable',
  'who.text':
    '{seller}, {sellerAddress}, décide de l’utilisation de vos renseignements sur ce site. Posez-nous toute question à ce sujet au {phone}, par [clavardage](chat) ou par la poste.',
  'who.ca':
    'La personne responsable de la protection des renseignements personnels répond au même numéro et à la même adresse\u00A0: demandez-la par ce titre.',
  'keep.title': 'Ce que nous recueillons',
  'keep.text': `- Quand vous commandez\u00A0: votre nom, votre adresse, votre courriel, votre téléphone, le contenu de la commande et le mode de paiement.
- Quand vous avez un compte\u00A0: aussi votre mot de passe, sous une forme illisible, vos adresses enregistrées, vos listes, vos imprimantes, vos commandes passées et les appareils en session.
- Quand vous naviguez\u00A0: votre panier, ainsi que le code postal et le magasin que vous avez choisis. Si vous [le permettez](choices), nous comptons aussi quelles pages, quelles recherches et quels boutons les gens utilisent, sans nom.
- Quand vous posez une question sur un produit ou donnez un avis\u00A0: votre texte et le nom que vous indiquez, que tout le monde peut lire.
- Quand vous clavardez avec nous ou envoyez des commentaires\u00A0: votre texte, ainsi que le nom et le courriel que vous indiquez.
- Quand vous voulez savoir qu’un article est de retour\u00A0: votre courriel, jusqu’à notre message.
- Quand vous téléversez une image pour l’impression sur mesure\u00A0: l’image, sans ses données de lieu et d’heure.
- Quand vous achetez pour une organisation\u00A0: votre rôle, et ce que ses administrateurs changent à votre sujet.
Nous recueillons tout cela auprès de vous. Si vous payez avec PayPal, Klarna ou Apple Pay, ils nous envoient l’adresse que vous y avez choisie.`,
  'card.title': 'Votre carte',
  'card.text':
    'Le numéro et le code de sécurité vont directement de votre navigateur à notre société de paiement. Nous recevons seulement la marque, les quatre derniers chiffres et la date d’expiration. Si vous enregistrez une carte, la société de paiement la garde, et votre compte garde ces renseignements et le surnom de la carte jusqu’à ce que vous la retiriez.',
  'use.title': 'Pourquoi nous les utilisons',
  'use.text': `- Pour prendre, livrer et facturer votre commande, et traiter les retours\u00A0: notre contrat avec vous l’exige.
- Pour tenir les livres et les factures que les lois fiscales exigent.
- Pour vous répondre, et vous écrire quand vous l’avez demandé\u00A0: parce que vous l’avez demandé.
- Pour vous suggérer des produits d’après vos achats et ceux des autres, améliorer la boutique, et prévenir la fraude et les abus.
Seule une personne prend les décisions importantes à votre sujet. Si une machine refuse une carte ou ralentit les connexions, appelez-nous et quelqu’un s’en occupera.`,
  'share.title': 'Qui d’autre les voit',
  'share.text': `- Les transporteurs reçoivent votre nom, votre adresse et votre téléphone.
- Les sociétés de paiement reçoivent votre paiement, et les banques le vérifient.
- Le service de courriel reçoit le message.
- Si vous achetez pour une organisation, ses administrateurs y voient vos commandes et vos droits.
- Les tribunaux et les autorités reçoivent ce que la loi nous oblige à donner.
Chacun ne reçoit que le nécessaire et ne peut s’en servir pour rien d’autre. Nous ne vendons pas ces renseignements. C’est seulement si vous [le permettez](choices) que les entreprises qui diffusent nos annonces apprennent qu’une visite ou une commande en vient, et aucun de leurs codes ne fonctionne dans cette boutique.`,
  'transfer.title': 'Où ils sont conservés',
  'transfer.us':
    'Nos sociétés de paiement, de courriel et d’hébergement peuvent conserver des données dans d’autres États ou pays. Nos contrats avec elles exigent la protection que promet cette page.',
  'transfer.ca':
    'Nos sociétés de paiement, de courriel et d’hébergement peuvent conserver des données hors de votre province ou hors du Canada, où la loi de l’endroit s’applique. Nous vérifions d’abord qu’elles y sont bien protégées, et nos contrats l’exigent.',
  'time.title': 'Combien de temps nous les gardons',
  'time.text': `- Commandes et factures\u00A0: aussi longtemps que les lois fiscales l’exigent, même si vous supprimez votre compte.
- Votre compte, vos listes et vos avis\u00A0: jusqu’à ce que vous les supprimiez.
- Clavardages et commentaires\u00A0: {contactDays, plural, one {# jour} other {# jours}} après le dernier message.
- Un passage à la caisse que vous n’avez pas terminé\u00A0: 90 jours. Le panier d’un invité\u00A0: 30 jours après la dernière visite.
- Les connexions et les changements de votre connexion\u00A0: 90 jours.
- Votre courriel pour un article en rupture de stock\u00A0: jusqu’à notre message, et un an au plus.
- Les images téléversées et non commandées\u00A0: un jour.
- Ce que nos représentants ont fait pour vous\u00A0: {recordDays, plural, one {# jour} other {# jours}}.`,
  'cookies.title': 'Témoins',
  'cookies.text':
    'Nous ne plaçons aucun témoin d’une autre entreprise. [Tous les nôtres, et à quoi chacun sert](cookies). Les statistiques et la publicité sont désactivées tant que vous ne les [activez](choices) pas, et le restent si votre navigateur envoie Global Privacy Control ou Do Not Track.',
  'rights.title': 'Vos droits et vos choix',
  'rights.text': `- Voir et télécharger ce que nous savons de vous, ou supprimer votre compte\u00A0: sous [Confidentialité et données](privacyData), tout de suite et sans frais.
- Corriger ces renseignements\u00A0: dans [votre compte](account).
- Pas de compte, ou autre chose? Appelez au {phone} ou [clavardez avec nous](chat). Nous vérifions votre identité par des questions sur vos commandes, et répondons dans les 30 jours.
Une demande ne coûte rien et ne change rien à vos prix ni au service.`,
  'rights.us': `La Californie, la Virginie, le Colorado, le Connecticut et d’autres États donnent le droit de connaître, de corriger, de supprimer et d’emporter ses renseignements, et de refuser leur vente, leur communication à des fins publicitaires et le profilage. Nous ne vendons rien, nous n’établissons aucun profil, et la publicité est désactivée tant que vous ne l’[activez](choices) pas. Nous accordons ces droits à tous, dans chaque État. Une personne que vous autorisez par écrit peut faire la demande pour vous. Si nous refusons, demandez-nous une révision; une autre personne s’en chargera. Vous pouvez aussi vous adresser au procureur général de votre État.`,
  'rights.ca': `La Loi sur la protection des renseignements personnels et les documents électroniques du Canada et les lois des provinces, au Québec la Loi sur la protection des renseignements personnels dans le secteur privé (Loi 25), vous donnent le droit de consulter vos renseignements, de les faire corriger, de retirer votre consentement et de les obtenir dans un format courant. Au Québec, vous pouvez aussi demander que nous cessions de diffuser un renseignement qui vous nuit.
Notre réponse ne vous convient pas? Vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.`,
  'safe.title': 'Comment nous les protégeons',
  'safe.text':
    'Les pages et les échanges sont chiffrés en chemin. Les mots de passe sont conservés sous une forme illisible, tout comme les liens de nos courriels. Les personnes qui travaillent pour nous ne voient que ce que leur tâche exige, et ce que nos représentants font pour vous est [consigné](representatives). En cas d’incident touchant vos renseignements, nous vous prévenons et prévenons les autorités comme la loi l’exige.',
  'children.title': 'Enfants',
  'children.us':
    'Cette boutique s’adresse aux adultes. Nous ne recueillons pas sciemment de renseignements auprès d’enfants de moins de 13 ans. Si votre enfant nous en a donné, appelez-nous et nous les supprimerons.',
  'children.ca':
    'Cette boutique s’adresse aux adultes. Nous ne recueillons pas sciemment de renseignements auprès d’enfants de moins de 14 ans. Si votre enfant nous en a donné, appelez-nous et nous les supprimerons.',
  'changes.title': 'Modifications',
  'changes.text':
    'Quand nous modifions cette page, la date en haut change. Si une modification touche ce que nous savons déjà de vous, nous vous le demandons ou vous prévenons d’abord.',
} satisfies SameKeys<typeof enUS>;
