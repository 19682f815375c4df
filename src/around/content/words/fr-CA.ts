import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  contactTitle: 'Parler à quelqu’un',
  contactText:
    'Appelez-nous au {phone}, tous les jours de 7\u00A0h à 23\u00A0h, heure de l’Est. Ayez votre numéro de commande sous la main, si vous en avez un.',
  moreTitle: 'En savoir plus sur Inkwell',
  tasksTitle: 'Que souhaitez-vous faire?',
  taskTrack: 'Suivre une commande',
  taskReturn: 'Retourner un article',
  taskInk: 'Trouver une cartouche',
  taskStore: 'Trouver un magasin',

  'help.title': 'Aide',
  'help.lead': 'De courtes réponses aux questions les plus fréquentes. La vôtre n’y est pas? Appelez-nous.',
  'help.order.title': 'Commander',
  'help.order.text':
    'Cherchez par nom, marque, numéro d’article ou de pièce, ajoutez ce qu’il vous faut au panier et passez à la caisse. Pour vos propres achats, aucun compte n’est nécessaire. Le site entreprises s’adresse aux comptes d’entreprise.\nUn article ajouté par erreur? Modifiez la quantité ou retirez la ligne dans le panier. Vous avez quelques secondes pour annuler un retrait.',
  'help.find.title': 'Trouver l’encre et le toner',
  'help.find.text':
    'Cherchez le modèle de votre imprimante, par exemple le nom inscrit à l’avant. Nous montrons les cartouches compatibles, avec le coût par page quand nous connaissons le rendement.',
  'help.track.title': 'Où est ma commande?',
  'help.track.text':
    'Ouvrez « Suivre une commande » et entrez le numéro de commande avec l’adresse courriel utilisée. Si vous avez un compte, toutes vos commandes y figurent.',
  'help.pay.title': 'Payer',
  'help.pay.text':
    'Payez par carte de crédit, PayPal ou Klarna, avec des cartes-cadeaux et vos récompenses, ou sur facture si votre compte le permet. La caisse montre vos options. Notre société de paiement gère le formulaire de carte\u00A0: votre numéro lui parvient directement et Inkwell ne le voit jamais. Votre carte est débitée à l’expédition de vos articles ou à leur ramassage.',
  'help.business.title': 'Acheter pour une organisation',
  'help.business.text':
    'Le site entreprises offre des prix de contrat, des bons de commande, des centres budgétaires et le paiement sur facture, selon l’entente avec votre organisation. C’est la même boutique, à sa propre adresse.',

  'delivery.title': 'Livraison et ramassage',
  'delivery.lead': 'Les frais, les dates et le fonctionnement du ramassage.',
  'delivery.cost.title': 'Les frais',
  'delivery.cost.text':
    'La livraison est gratuite sur une commande de {threshold} ou plus, après les coupons. En deçà, elle coûte {fee}. Les cartes-cadeaux, les services et les articles à ramasser ne comptent pas dans ce montant.\nLes articles lourds ou encombrants peuvent entraîner des frais de manutention, et quelques autres un supplément. Les deux sont indiqués près du prix sur chaque page, et dans le panier avant le paiement.',
  'delivery.when.title': 'Les dates',
  'delivery.when.text':
    'Les articles en stock commandés avant 17\u00A0h partent le jour même et arrivent généralement le jour ouvrable suivant. Près d’un magasin, la plupart de ceux commandés avant 14\u00A0h arrivent le jour même. Pour certains endroits et les gros articles, comptez de trois à six jours ouvrables.\nLa date pour votre code postal figure sur la page du produit, dans le panier et sur la commande. C’est celle que nous promettons.',
  'delivery.pickup.title': 'Le ramassage en magasin',
  'delivery.pickup.text':
    'Le ramassage est gratuit. Les articles que le magasin a en stock sont prêts une heure après la commande, pendant les heures d’ouverture. Apportez le numéro de commande et une pièce d’identité. Une autre personne peut passer à votre place si vous la nommez à la caisse.',
  'delivery.not.title': 'Ce que nous ne livrons pas',
  'delivery.not.text':
    'Nous livrons dans le pays du site où vous commandez. Certains produits sont vendus en magasin seulement, et leur page l’indique.',

  'returns.title': 'Retours',
  'returns.lead': 'Vous avez 30 jours à partir de la réception de votre commande.',
  'returns.how.title': 'Comment retourner un produit',
  'returns.how.text':
    'Ouvrez la commande dans votre compte, ou trouvez-la avec son numéro et votre courriel, puis choisissez Retourner des articles. Imprimez l’étiquette gratuite et déposez le colis, ou apportez-le dans n’importe quel magasin Inkwell avec le numéro de retour.',
  'returns.money.title': 'Quand vous êtes remboursé',
  'returns.money.text':
    'Vous êtes remboursé au complet, par le mode de paiement utilisé, dès que nous recevons votre retour. Votre banque peut prendre quelques jours à l’afficher.',
  'returns.except.title': 'Ce qui ne se retourne pas',
  'returns.except.text':
    'Les cartes-cadeaux, les téléchargements, les adhésions utilisées et les meubles que nous avons assemblés ne peuvent pas être retournés. Tout ce qui arrive endommagé peut l’être.',
  'returns.broken.title': 'Article endommagé ou erroné?',
  'returns.broken.text': 'Appelez-nous. Nous le remplaçons ou le remboursons, et nous payons l’envoi du retour.',

  'privacy.title': 'Confidentialité',
  'privacy.lead': 'Ce que nous conservons à votre sujet, pourquoi, et ce que vous pouvez nous demander.',
  'privacy.keep.title': 'Ce que nous conservons',
  'privacy.keep.text':
    'Quand vous commandez\u00A0: votre nom, votre adresse, votre courriel, votre téléphone et le contenu de la commande. Quand vous avez un compte\u00A0: aussi votre mot de passe, sous une forme illisible, vos adresses enregistrées et vos commandes passées.\nQuand vous naviguez\u00A0: votre panier, ainsi que le code postal et le magasin que vous avez choisis. Nous comptons aussi ce que les gens cherchent, regardent et mettent ensemble dans leur panier, par jour et sans nom, et pas du tout si votre navigateur nous demande de ne pas vous suivre.\nQuand vous posez une question sur un produit ou donnez un avis\u00A0: votre texte et le nom que vous indiquez, que tout le monde peut lire.\nQuand vous clavardez avec nous ou envoyez des commentaires\u00A0: votre texte, ainsi que le nom et le courriel que vous indiquez. Nous les supprimons après un an.\nQuand vous téléversez une image pour l’impression sur mesure\u00A0: l’image, sans ses données de lieu et d’heure. Nous supprimons les images inutilisées après un jour.',
  'privacy.card.title': 'Votre carte',
  'privacy.card.text':
    'Le numéro et le code de sécurité vont directement de votre navigateur à notre société de paiement. Nous recevons seulement la marque, les quatre derniers chiffres et la date d’expiration. Si vous enregistrez une carte, la société de paiement la garde, et votre compte garde ces renseignements et le surnom de la carte jusqu’à ce que vous la retiriez.',
  'privacy.use.title': 'Comment nous les utilisons',
  'privacy.use.text':
    'Pour livrer et facturer votre commande, vous répondre, vous suggérer des produits d’après vos achats et ceux des autres, prévenir la fraude et tenir les registres que la loi exige. Nous ne vendons pas ces renseignements, et aucun code d’entreprise publicitaire ne fonctionne dans cette boutique.',
  'privacy.share.title': 'Qui d’autre les voit',
  'privacy.share.text':
    'Le transporteur reçoit votre adresse, la société de paiement reçoit votre paiement et le service de courriel reçoit le message. Chacun ne reçoit que le nécessaire.',
  'privacy.rights.title': 'Vos droits',
  'privacy.rights.text':
    'Vous pouvez demander une copie de ce que nous conservons, le faire corriger ou le faire supprimer, dans la mesure où la loi sur les factures le permet. Appelez-nous au {phone}.',

  'terms.title': 'Conditions de vente',
  'terms.lead': 'Ce que vous pouvez attendre de nous, et ce que nous vous demandons.',
  'terms.price.title': 'Prix et taxes',
  'terms.price.text':
    'Les prix sont dans la monnaie du site, taxes en sus. Les frais et les taxes estimées figurent dans le panier. Le montant inscrit sur le bouton de commande est celui que vous payez. S’il change avant que vous commandiez, nous montrons le nouveau montant et vous redemandons votre accord.',
  'terms.order.title': 'Votre commande',
  'terms.order.text':
    'Une commande est passée quand vous voyez son numéro et recevez notre confirmation par courriel. Si nous ne pouvons finalement pas livrer un article, nous vous écrivons et le remboursons.',
  'terms.limits.title': 'Quantités',
  'terms.limits.text':
    'Certains produits ont une limite par commande. Elle est indiquée sur la page du produit et dans le panier. Les produits sont destinés à votre propre usage et non à la revente.',
  'terms.account.title': 'Votre compte',
  'terms.account.text':
    'Gardez votre mot de passe pour vous. Si vous croyez que quelqu’un d’autre a utilisé votre compte, prévenez-nous. Nous fermons ses sessions et vous aidons à rétablir la situation.',

  'accessibility.title': 'Accessibilité',
  'accessibility.lead': 'Tout le monde devrait pouvoir magasiner ici, avec les outils de son choix.',
  'accessibility.goal.title': 'Notre norme',
  'accessibility.goal.text':
    'Nous concevons cette boutique selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA, et nous vérifions chaque page avec des outils et à la main.',
  'accessibility.how.title': 'Ce sur quoi vous pouvez compter',
  'accessibility.how.text':
    'Tout fonctionne au clavier seul, et le focus est toujours visible. Les pages ont des titres, des repères et un lien pour sauter l’en-tête. Le texte peut être agrandi à 200\u00A0% sans que rien soit coupé. Rien ne bouge tout seul, et les animations suivent le réglage de votre système. La plus grande partie de la boutique fonctionne sans JavaScript.',
  'accessibility.tell.title': 'Quelque chose vous bloque?',
  'accessibility.tell.text':
    'Appelez-nous au {phone} et dites-nous ce que vous vouliez faire et ce qui vous en a empêché. Nous prenons votre commande au téléphone, et nous corrigeons la page.',

  'cookies.title': 'Témoins',
  'cookies.lead':
    'Les témoins sont de petits fichiers qu’un site enregistre dans votre navigateur. Voici tous les nôtres. Aucun ne vient d’une autre entreprise.',
  'cookies.session.title': 'Nécessaires',
  'cookies.session.text':
    '«\u00A0__Host-inkwell\u00A0» conserve votre panier et votre session pendant 30 jours au plus. Les pages ne peuvent pas le lire. Il est créé quand vous ajoutez un article au panier ou ouvrez une session. «\u00A0contextid\u00A0» l’accompagne et indique aux pages quand il a changé. «\u00A0MCVCB\u00A0» retient le nombre affiché sur le panier, et «\u00A0jsessionid\u00A0», un nom aléatoire de ce navigateur, aide à repérer les abus du panier. Les deux durent environ deux ans. «\u00A0__Host-asked\u00A0» retient pendant une journée que vous avez commencé un compte ici, et «\u00A0__Host-device\u00A0», pendant 400 jours, que vous avez ouvert une session ici, pour que des inconnus qui essaient de deviner votre mot de passe ne puissent pas vous bloquer l’accès. «\u00A0__Host-step\u00A0» dure dix minutes, le temps d’entrer un code de validation.',
  'cookies.choice.title': 'Vos choix',
  'cookies.choice.text':
    '«\u00A0zipcode\u00A0», «\u00A0geocode\u00A0» et «\u00A0YourStore\u00A0» retiennent où nous livrons et où vous ramassez, et «\u00A0ccdrawers\u00A0», les plans qui vous ont été offerts, pendant environ deux ans. «\u00A0HARD_ALT_OPT_OUT\u00A0» retient pendant 30 jours les remplacements dont vous n’avez pas voulu. Pendant 14 jours, «\u00A0copy\u00A0» retient l’espagnol si vous l’avez choisi, et «\u00A0audience\u00A0», que votre compte a des prix de contrat. «\u00A0holding\u00A0» retient pendant une heure que des articles vous sont réservés pendant le paiement.',
  'cookies.off.title': 'Les désactiver',
  'cookies.off.text':
    'Vous pouvez supprimer ou bloquer les témoins dans votre navigateur. Sans eux, vous pouvez toujours naviguer et chercher, mais le panier ne peut pas retenir ce que vous y ajoutez.',

  'learn.title': 'Guides d’achat',
  'learn.lead': 'Comment choisir ce qu’un bureau utilise le plus.',
  'learn.ink.title': 'Encre et toner',
  'learn.ink.text':
    'Partez du modèle de votre imprimante, pas de l’allure de la cartouche\u00A0: notre outil ne montre que ce qui convient. Comparez le coût par page plutôt que le prix. Une cartouche à haut rendement coûte plus cher et imprime souvent à moindre coût.\nSi vous imprimez quelques pages par semaine, optez pour le toner ou pour une imprimante qui nettoie rarement ses têtes. L’encre qui attend finit par sécher.',
  'learn.paper.title': 'Papier',
  'learn.paper.text':
    'Pour l’impression courante, du papier de 20 lb d’une blancheur de 92 suffit. Choisissez le 24 lb pour les lettres et le recto verso, afin que le verso ne transparaisse pas. Un papier plus blanc fait ressortir les couleurs. Le papier recyclé passe tout aussi bien dans les imprimantes d’aujourd’hui.',
  'learn.chair.title': 'Fauteuils de bureau',
  'learn.chair.text':
    'Réglez le siège pour que vos pieds reposent à plat et que vos genoux soient à la hauteur des hanches. Cherchez un soutien lombaire réglable en hauteur et des accoudoirs qui passent sous le bureau. Pour une journée complète, vérifiez les heures d’utilisation prévues par le fabricant et le poids supporté.',
  'learn.storage.title': 'Classement et rangement',
  'learn.storage.text':
    'Gardez à portée de main ce que vous ouvrez chaque semaine, et le reste dans des boîtes datées. Les chemises suspendues conviennent aux papiers qui changent; les cartables, à ceux qui restent. Mesurez d’abord les tiroirs\u00A0: les formats lettre et légal ne partagent pas le même rail.',

  'insiders.title': 'Réseau des Initiés',
  'insiders.lead': 'Des clients qui nous disent quoi vendre et quoi corriger.',
  'insiders.what.title': 'Ce que font les Initiés',
  'insiders.what.text':
    'Quelques fois par année, nous posons aux Initiés une courte question sur un produit, une page ou une livraison. Les réponses vont droit aux personnes qui choisissent notre assortiment.',
  'insiders.ask.title': 'Ce que nous ne faisons pas',
  'insiders.ask.text':
    'Nous ne vendons pas vos réponses et n’envoyons aucune publicité aux Initiés. Vous pouvez arrêter en tout temps; vos commandes et vos récompenses ne changent pas.',
  'insiders.join.title': 'Comment participer',
  'insiders.join.text':
    'Appelez au {phone} et dites que vous aimeriez devenir Initié, ou écrivez-le dans notre formulaire de commentaires avec votre adresse courriel.',
} satisfies SameKeys<typeof enUS>;
