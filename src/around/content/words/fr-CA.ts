import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  contactTitle: 'Parler à quelqu’un',
  contactText:
    'Appelez au {phone}, tous les jours de 7 h à 23 h, heure de l’Est. Ayez votre numéro de commande sous la main, si vous en avez un.',
  moreTitle: 'En savoir plus sur Inkwell',
  tasksTitle: 'Que souhaitez-vous faire?',
  taskTrack: 'Suivre une commande',
  taskReturn: 'Retourner un article',
  taskInk: 'Trouver une cartouche',
  taskStore: 'Trouver un magasin',

  'help.title': 'Aide',
  'help.lead': 'De courtes réponses aux questions les plus fréquentes. Si la vôtre n’y est pas, appelez-nous.',
  'help.order.title': 'Commander',
  'help.order.text':
    'Cherchez par nom, marque, numéro d’article ou de pièce, ajoutez ce qu’il vous faut au panier et passez à la caisse. Pour vous-même, aucun compte n’est nécessaire; l’édition entreprises vend aux comptes d’entreprise.\nUn article ajouté par erreur? Modifiez la quantité ou retirez la ligne dans le panier; une ligne retirée peut être rétablie pendant quelques secondes.',
  'help.find.title': 'Trouver l’encre et le toner',
  'help.find.text':
    'Cherchez le modèle de votre imprimante, par exemple le nom inscrit à l’avant. Nous montrons les cartouches compatibles, avec le prix d’une page quand nous connaissons le rendement.',
  'help.track.title': 'Où est ma commande?',
  'help.track.text':
    'Ouvrez « Suivre une commande » et entrez le numéro de commande avec l’adresse courriel utilisée. Si vous avez un compte, toutes vos commandes y figurent.',
  'help.pay.title': 'Payer',
  'help.pay.text':
    'Payez par carte de crédit, PayPal ou Klarna, avec des cartes-cadeaux et vos récompenses, ou sur facture si votre compte le prévoit. La caisse montre ce qui vous est offert. Le formulaire de carte appartient à notre entreprise de paiement : le numéro lui parvient directement et Inkwell ne le voit jamais. La carte est débitée quand vos articles nous quittent ou que vous les ramassez.',
  'help.business.title': 'Acheter pour une organisation',
  'help.business.text':
    'L’édition entreprises offre des prix de contrat, des bons de commande, des centres budgétaires et le paiement sur facture, selon l’entente avec votre organisation. C’est le même magasin, à sa propre adresse.',

  'delivery.title': 'Livraison et ramassage',
  'delivery.lead': 'Les frais, les dates et le fonctionnement du ramassage.',
  'delivery.cost.title': 'Les frais',
  'delivery.cost.text':
    'La livraison est gratuite à l’achat de {threshold} ou plus, après les coupons. En deçà, elle coûte {fee}. Les cartes-cadeaux, les services et les articles à ramasser ne comptent pas dans ce montant.\nLes articles lourds ou encombrants peuvent entraîner des frais de manutention. Ils sont indiqués à la ligne du produit dans le panier, avant le paiement.',
  'delivery.when.title': 'Les dates',
  'delivery.when.text':
    'Ce qui est en stock et commandé avant 17 h part le jour même et arrive généralement le jour ouvrable suivant. Pour certains endroits et les gros articles, comptez de trois à six jours ouvrables.\nLa date pour votre code postal figure sur la page du produit, dans le panier et sur la commande. C’est celle que nous promettons.',
  'delivery.pickup.title': 'Le ramassage en magasin',
  'delivery.pickup.text':
    'Le ramassage est gratuit. Ce que le magasin a en tablette est prêt une heure après la commande, pendant les heures d’ouverture. Apportez le numéro de commande et une pièce d’identité; une autre personne peut passer à votre place si vous la nommez à la caisse.',
  'delivery.not.title': 'Ce que nous ne livrons pas',
  'delivery.not.text':
    'Nous livrons dans le pays du site où vous commandez. Certains produits sont vendus en magasin seulement; leur page l’indique.',

  'returns.title': 'Retours',
  'returns.lead': 'Vous avez 30 jours à partir de la réception.',
  'returns.how.title': 'Comment retourner un produit',
  'returns.how.text':
    'Ouvrez la commande dans votre compte, ou trouvez-la avec son numéro et votre courriel, puis choisissez Retourner des articles. Imprimez l’étiquette gratuite et déposez le colis, ou apportez-le dans n’importe quel magasin Inkwell avec le numéro de retour.',
  'returns.money.title': 'Quand vous êtes remboursé',
  'returns.money.text':
    'Nous remboursons le plein prix, par le mode de paiement utilisé, dès que le produit nous est parvenu. Votre banque peut prendre quelques jours à l’afficher.',
  'returns.except.title': 'Ce qui ne se retourne pas',
  'returns.except.text':
    'Les cartes-cadeaux, les téléchargements, les adhésions utilisées et les meubles que nous avons assemblés ne se retournent pas. Tout ce qui arrive brisé se retourne.',
  'returns.broken.title': 'Le produit a un défaut',
  'returns.broken.text':
    'Appelez-nous. Nous remplaçons ou remboursons ce qui est arrivé endommagé ou par erreur, et nous payons le renvoi.',

  'privacy.title': 'Confidentialité',
  'privacy.lead': 'Ce que nous conservons à votre sujet, pourquoi, et ce que vous pouvez nous demander.',
  'privacy.keep.title': 'Ce que nous conservons',
  'privacy.keep.text':
    'Quand vous commandez : votre nom, votre adresse, votre courriel, votre téléphone et le contenu de la commande. Quand vous avez un compte : aussi votre mot de passe, sous une forme illisible, vos adresses enregistrées et vos commandes passées.\nQuand vous ne faites que regarder : votre panier, ainsi que le code postal et le magasin que vous avez choisis. Nous comptons aussi ce qui est cherché, regardé et mis ensemble dans les paniers, par jour et sans nom, et pas du tout si votre navigateur nous demande de ne pas vous suivre.\nQuand vous posez une question sur un produit ou donnez un avis : votre texte et le nom que vous indiquez, que tout le monde peut lire.\nQuand vous clavardez avec nous ou nous dites ce que vous pensez : votre texte, ainsi que le nom et le courriel que vous indiquez; un an plus tard, nous l’effaçons.\nQuand vous téléversez une image pour un article personnalisé : l’image, sans ce que le fichier dit du lieu et du moment. Celle que vous n’utilisez pas est effacée après un jour.',
  'privacy.card.title': 'Votre carte',
  'privacy.card.text':
    'Le numéro et le code de sécurité vont directement de votre navigateur à notre entreprise de paiement. Nous recevons seulement la marque, les quatre derniers chiffres et la date d’expiration. Si vous enregistrez une carte, l’entreprise de paiement la garde, et votre compte garde ces renseignements et le surnom que vous lui donnez jusqu’à ce que vous la retiriez.',
  'privacy.use.title': 'À quoi cela sert',
  'privacy.use.text':
    'À livrer et à facturer votre commande, à vous répondre, à vous suggérer des produits d’après vos achats et ceux des autres, à prévenir la fraude et à tenir les livres que la loi exige. Nous ne vendons pas ces renseignements, et aucun code d’entreprise publicitaire ne fonctionne dans ce magasin.',
  'privacy.share.title': 'Qui d’autre les voit',
  'privacy.share.text':
    'Le transporteur reçoit l’adresse, l’entreprise de paiement reçoit le paiement, le service de courriel reçoit le message. Chacun ne reçoit que le nécessaire.',
  'privacy.rights.title': 'Ce que vous pouvez demander',
  'privacy.rights.text':
    'Vous pouvez demander une copie de ce que nous conservons, le faire corriger ou le faire supprimer, dans la mesure où la loi sur les factures le permet. Appelez-nous au {phone}.',

  'terms.title': 'Conditions de vente',
  'terms.lead': 'Ce que vous pouvez exiger de nous, et ce que nous vous demandons.',
  'terms.price.title': 'Prix et taxes',
  'terms.price.text':
    'Les prix sont dans la monnaie du site, taxes en sus. Les frais et les taxes estimées figurent dans le panier; le montant inscrit sur le bouton de commande est celui que vous payez. S’il change avant que vous commandiez, nous montrons le nouveau montant et vous redemandons votre accord.',
  'terms.order.title': 'Votre commande',
  'terms.order.text':
    'Une commande est passée quand vous voyez son numéro et recevez notre confirmation par courriel. Si nous ne pouvons finalement pas livrer un article, nous vous le disons et le remboursons.',
  'terms.limits.title': 'Quantités',
  'terms.limits.text':
    'Certains produits sont limités par commande; la page du produit et le panier l’indiquent. Les produits sont vendus pour être utilisés, non pour être revendus.',
  'terms.account.title': 'Votre compte',
  'terms.account.text':
    'Gardez votre mot de passe pour vous. Prévenez-nous si vous croyez que quelqu’un d’autre a utilisé votre compte; nous fermons ses sessions et vous aidons à rétablir la situation.',

  'accessibility.title': 'Accessibilité',
  'accessibility.lead': 'Tout le monde devrait pouvoir magasiner ici, avec les outils de son choix.',
  'accessibility.goal.title': 'Ce que nous visons',
  'accessibility.goal.text':
    'Nous concevons ce magasin selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA, et nous vérifions chaque page par machine et à la main.',
  'accessibility.how.title': 'Ce sur quoi vous pouvez compter',
  'accessibility.how.text':
    'Tout fonctionne au clavier seul, et le focus est toujours visible. Les pages ont des titres, des repères et un lien pour sauter l’en-tête. Le texte peut être agrandi à 200 % sans que rien soit coupé. Rien ne bouge tout seul, et les animations suivent le réglage de votre système. La plus grande partie du magasin fonctionne sans JavaScript.',
  'accessibility.tell.title': 'Quelque chose vous bloque?',
  'accessibility.tell.text':
    'Appelez au {phone} et dites-nous ce que vous vouliez faire et ce qui vous en a empêché. Nous prenons votre commande au téléphone, et nous corrigeons la page.',

  'cookies.title': 'Témoins',
  'cookies.lead':
    'Les témoins sont de petites notes qu’un site laisse dans votre navigateur. Voici tous les nôtres; il n’y en a aucun d’autres entreprises.',
  'cookies.session.title': 'Nécessaires',
  'cookies.session.text':
    '« __Host-inkwell » conserve votre panier et votre session : jusqu’à 30 jours. Les pages ne peuvent pas le lire. Il est créé quand vous ajoutez un article au panier ou ouvrez une session. « contextid » l’accompagne et indique aux pages quand il a changé. « MCVCB » retient le nombre affiché sur le panier, et « jsessionid », un nom aléatoire de ce navigateur, aide à repérer les abus du panier : environ deux ans. « __Host-asked » retient pendant une journée qu’un compte a été demandé ici, et « __Host-device », pendant 400 jours, que vous avez ouvert une session ici, pour que des inconnus qui essaient de deviner votre mot de passe ne puissent pas vous tenir à l’écart.',
  'cookies.choice.title': 'Vos choix',
  'cookies.choice.text':
    '« zipcode », « geocode » et « YourStore » retiennent où nous livrons et où vous ramassez, et « ccdrawers », les plans qui vous ont été offerts : environ deux ans. « HARD_ALT_OPT_OUT » retient pendant 30 jours les remplacements dont vous n’avez pas voulu. « copy » retient l’espagnol si vous l’avez choisi, et « audience », le fait que votre compte a des prix de contrat : 14 jours. « holding » retient pendant une heure que des articles vous sont réservés pendant le paiement.',
  'cookies.off.title': 'Les désactiver',
  'cookies.off.text':
    'Vous pouvez supprimer ou bloquer les témoins dans votre navigateur. Sans eux, vous pouvez regarder et chercher, mais le panier ne peut pas retenir ce que vous y mettez.',
} satisfies SameKeys<typeof enUS>;
