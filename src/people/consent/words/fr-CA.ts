import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Vos choix de témoins',
  lead: 'Choisissez à quoi ce navigateur peut servir en plus de vos achats. Rien de ce qui suit n’est activé sans votre accord.',
  legend: 'Ce que vous permettez',
  necessary: 'Nécessaires, toujours activés',
  necessaryText: 'Votre panier, votre session et votre lieu de livraison. La boutique ne peut pas fonctionner sans eux.',
  analytics: 'Statistiques',
  analyticsText:
    'Comptent les pages, les recherches et les boutons utilisés, pour que nous puissions améliorer la boutique. Ni nom, ni courriel, ni adresse.',
  advertising: 'Publicité',
  advertisingText: 'Indique aux entreprises qui diffusent nos annonces quelles visites et quelles commandes en viennent.',
  signal:
    'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control ou Do Not Track). Pour nous, c’est un refus des statistiques et de la publicité, peu importe ce qui est coché ici.',
  none: 'Vous n’avez pas encore choisi\u00A0: les statistiques et la publicité sont désactivées.',
  chosen: 'Vous avez fait ce choix le {date}. Nous vous le redemanderons après un an.',
  saved: 'Vos choix sont enregistrés.',
  failed: 'Nous n’avons pas pu enregistrer vos choix. Veuillez réessayer.',
  save: 'Enregistrer mes choix',
  allowAll: 'Tout permettre',
  requiredOnly: 'Nécessaires seulement',
  aboutCookies: 'Tous les témoins, et l’utilité de chacun',
  noticeText:
    'Des témoins nécessaires font fonctionner la boutique. Pouvons-nous aussi compter comment elle est utilisée, et voir quelles annonces amènent des gens ici?',
  choose: 'Choisir un à un',
  offTitle: 'Les témoins sont désactivés',
  offText:
    'Votre navigateur bloque les témoins. Le panier ne peut donc pas retenir ce que vous y ajoutez, et vous ne pouvez pas ouvrir de session. Permettez les témoins de ce site dans les réglages de votre navigateur, puis rechargez la page.',
  reload: 'Recharger la page',
  browse: 'Naviguer seulement',
  close: 'Fermer',
} satisfies SameKeys<typeof enUS>;
