import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  field: 'Orden de compra',
  none: 'Sin orden de compra',
  fromCart: '{number}, del carrito',
  other: 'Escribir una nueva',
  choose: 'Elija una',
  typed: 'Número de orden de compra',
  typedHint: '{explanation}. Ejemplo: {example}',
  release: 'Número de entrega parcial',
  releaseHint: 'Si su orden de compra lo tiene',
  noneOpen: 'No hay ninguna orden de compra abierta para usted. Pregunte a quien las administra.',
  optionLeft: '{name} (quedan {left})',
  optionUntil: '{name}, hasta el {day}',
  optional: '(opcional)',
} satisfies SameKeys<typeof enUS>;
