import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Témoins',
  lead: 'Les témoins sont de petits fichiers qu’un site enregistre dans votre navigateur. Voici tous les nôtres. Aucun ne vient d’une autre entreprise.',
  'session.title': 'Nécessaires',
  'session.text':
    '«\u00A0__Host-inkwell\u00A0» conserve votre panier et votre session pendant 30 jours au plus. Les pages ne peuvent pas le lire. Il est créé quand vous ajoutez un article au panier ou ouvrez une session. «\u00A0consent\u00A0» retient vos [choix de témoins](choices) pendant un an. «\u00A0contextid\u00A0» l’accompagne et indique aux pages quand il a changé. «\u00A0MCVCB\u00A0» retient le nombre affiché sur le panier, et «\u00A0jsessionid\u00A0», un nom aléatoire de ce navigateur, aide à repérer les abus du panier. Les deux durent environ deux ans. «\u00A0__Host-asked\u00A0» retient pendant une journée que vous avez commencé un compte ici, et «\u00A0__Host-device\u00A0», pendant 400 jours, que vous avez ouvert une session ici, pour que des inconnus qui essaient de deviner votre mot de passe ne puissent pas vous bloquer l’accès. «\u00A0__Host-step\u00A0» dure dix minutes, le temps d’entrer un code de validation, «\u00A0__Host-passkey\u00A0», le temps d’utiliser une clé d’accès, et «\u00A0__Host-sign-on\u00A0», le temps d’ouvrir une session avec le compte de votre organisation. «\u00A0__Host-punchout\u00A0» conserve le panier que vous remplissez pour votre système d’approvisionnement, un jour au plus après la visite, et «\u00A0__Host-punchout-try\u00A0» indique pendant dix minutes si cela fonctionne dans la page de ce système.',
  'choice.title': 'Vos choix',
  'choice.text':
    '«\u00A0zipcode\u00A0», «\u00A0geocode\u00A0» et «\u00A0YourStore\u00A0» retiennent où nous livrons et où vous ramassez, et «\u00A0ccdrawers\u00A0», les plans qui vous ont été offerts, pendant environ deux ans. «\u00A0HARD_ALT_OPT_OUT\u00A0» retient pendant 30 jours les remplacements dont vous n’avez pas voulu. Pendant 14 jours, «\u00A0copy\u00A0» retient l’espagnol si vous l’avez choisi, et «\u00A0audience\u00A0», que votre compte a des prix de contrat. «\u00A0display\u00A0» retient l’affichage choisi dans votre compte, jusqu’à la fermeture de la session. «\u00A0holding\u00A0» retient pendant une heure que des articles vous sont réservés pendant le paiement. «\u00A0done\u00A0» retient pendant cinq minutes que vous avez enregistré quelque chose, pour que la page suivante le dise. «\u00A0scripts\u00A0» retient pendant un jour que ce navigateur exécute des scripts, si votre organisation ne permet pas de tout acheter.',
  'off.title': 'Les désactiver',
  'off.text':
    'Les statistiques et la publicité sont désactivées tant que vous ne les [activez](choices) pas. Vous pouvez supprimer ou bloquer les témoins dans votre navigateur. Sans eux, vous pouvez toujours naviguer et chercher, mais le panier ne peut pas retenir ce que vous y ajoutez.',
} satisfies SameKeys<typeof enUS>;
