import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Retours et remboursements',
  lead: 'Vous avez {returnDays} jours à partir de la réception de votre commande. L’étiquette est gratuite.',
  'window.title': 'Le délai',
  'window.text':
    'Vous pouvez commencer un retour dès qu’un colis part, et jusqu’à {returnDays} jours après sa livraison ou son ramassage. Les articles ouverts peuvent aussi être retournés. Emballez-les avec tout ce qui les accompagnait.',
  'how.title': 'Retourner par la poste, étape par étape',
  'how.text': `1. Trouvez la commande parmi [vos commandes](orders), ou avec [son numéro et votre courriel](orderLookup), puis choisissez Retourner des articles.
2. Indiquez combien de chaque article vous retournez, et pourquoi.
3. Imprimez l’étiquette. Elle est gratuite.
4. Collez-la sur le colis et déposez-le à n’importe quel bureau de poste.
Vous changez d’idée? Vous pouvez annuler le retour jusqu’à l’arrivée du colis.`,
  'store.title': 'Retourner en magasin',
  'store.text':
    'Commencez le retour comme ci-dessus, puis apportez les articles et le numéro de retour dans n’importe quel [magasin Inkwell](stores). Pas besoin de boîte.',
  'money.title': 'Quand et comment vous êtes remboursé',
  'money.text': `Nous remboursons ce que vous avez payé pour les articles dès que nous les recevons\u00A0: leur prix après rabais, avec les taxes et les frais de manutention. Les frais de livraison de la commande ne sont pas remboursés.
- Carte, PayPal ou Klarna\u00A0: par le même mode de paiement. Votre banque peut prendre quelques jours à l’afficher.
- Cartes-cadeaux et récompenses\u00A0: elles vous sont rendues.
- Commande facturée à votre organisation\u00A0: un crédit à son compte.
Chaque remboursement a une note de crédit, que vous trouvez avec la commande. Les récompenses accumulées sur les articles retournés sont reprises.`,
  'except.title': 'Ce qui ne se retourne pas',
  'except.text': `- Les cartes-cadeaux et les meubles que nous avons assemblés, sauf s’ils sont arrivés endommagés.
- Les téléchargements et les adhésions.
- Un plan de protection seul\u00A0: il se retourne avec son produit.`,
  'broken.title': 'Article endommagé, défectueux ou erroné',
  'broken.text':
    'Choisissez ce motif en commençant le retour, ou appelez au {phone}. L’étiquette est gratuite, comme toujours. Si vous préférez un remplacement, appelez-nous et nous envoyons un autre article tant que nous en avons en stock.',
  'cancel.title': 'Annuler avant l’envoi',
  'cancel.text':
    'Tant qu’un article n’est pas emballé, vous pouvez l’annuler, ou annuler toute la commande, à partir de sa page. Ce que vous annulez ne vous est pas facturé. «\u00A0Modifier la commande\u00A0» remet le tout dans votre panier, et la commande reste telle quelle jusqu’à ce que vous passiez la nouvelle.',
  'rights.title': 'Vos droits selon la loi',
  'rights.us': 'Ces retours s’ajoutent aux garanties du fabricant et aux droits que votre État vous donne. Ils ne les remplacent pas.',
  'rights.ca': `Ces retours s’ajoutent aux garanties légales et aux droits que la loi sur la protection du consommateur de votre province vous donne. Ils ne les remplacent pas.
Vous pouvez aussi annuler en tout temps si vos articles ont plus de 30 jours de retard. Nous remboursons ce que vous avez payé dans les 15 jours.`,
} satisfies SameKeys<typeof enUS>;
