import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  'tier.member': 'Miembro',
  'tier.best': 'Superior',
  'tier.elite': 'Élite',
  tier: 'Nivel',
  spent: 'Gastado este año',
  toGo: 'Con {amount} más este año llega al nivel {tier}.',
  top: 'Ha llegado a nuestro nivel más alto.',
  way: 'Hacia el nivel {tier}',
  ready: 'Listas para usar',
  none: 'No hay recompensas para usar ahora.',
  until: 'hasta el {day}',
  newTier: 'Nuevo: ya es {tier}',
  newFree: 'Nuevo: un artículo gratis para usted',
  loading: 'Cargando sus recompensas',
  use: 'Usar',
  useNamed: 'Usar {title}',
  inCart: 'Escriba un código en su carrito o pulse Usar allí.',
  'server.signIn': 'Inicie sesión para ver sus recompensas.',
  'server.noMember': 'Esta cuenta no participa en nuestro programa de recompensas.',
} satisfies SameKeys<typeof enUS>;
