import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  BAD_REQUEST: 'Nous n’avons pas pu lire cette demande. Vérifiez ce que vous avez entré, puis réessayez.',
  NOT_FOUND: 'Nous n’avons pas trouvé ce que vous cherchez.',
  TOO_LARGE: 'C’est trop à la fois. Envoyez-en moins, puis réessayez.',
  TOO_MANY_REQUESTS: 'Trop d’essais. Attendez une minute, puis réessayez.',
  FORBIDDEN: 'Cette demande ne vient pas de ce site. Rien n’a été modifié.',
  UNAVAILABLE: 'Désolés, un problème est survenu de notre côté. Réessayez dans quelques minutes.',
  BUSY_TITLE: 'Il y a beaucoup de monde en ce moment',
  BUSY_TEXT: 'Nous recevons plus de visites que nous pouvons en servir à la fois. Réessayez dans quelques secondes.',
  BUSY_AGAIN: 'Réessayer',
  ITEM_SERVICE_IS_DOWN: 'Désolés, nous ne pouvons pas afficher ces articles. Réessayez dans quelques minutes.',
  USER_SERVICE_IS_DOWN: 'Désolés, un problème est survenu. C’est nous, ce n’est pas vous. Réessayez dans quelques minutes.',
  USER_ACCOUNT_SERVICE_IS_DOWN: 'Désolés, un problème est survenu. C’est nous, ce n’est pas vous. Réessayez dans quelques minutes.',
  GENERIC_CART_ERROR: 'Un problème est survenu de notre côté. Veuillez actualiser la page pour continuer.',
} satisfies SameKeys<typeof enUS>;
