import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  search: 'Buscar',
  placeholder: 'Busque productos o números de artículo',
  placeholderBusiness: 'Busque productos o sus números',
  clear: 'Borrar la búsqueda',
  suggestions: 'Sugerencias',
  searches: 'Búsquedas',
  departments: 'Departamentos',
  products: 'Productos',
  pressEnter: 'Presione Entrar para buscar “{q}”',
  suggestionCount: '{n, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  itemNumber: 'Artículo {itemId}',
  titleFor: 'Resultados para “{q}”',
  titleAll: 'Todos los productos',
  description: 'Resultados de búsqueda para {q}: precios, existencias y fechas de entrega en Inkwell.',
  corrected: 'Estos son los resultados de «{used}».',
  searchInstead: 'Buscar «{typed}» de todos modos',
  exact: 'Este es el artículo con ese número.',
  openExact: 'Ver el producto',
  categories: 'En estos departamentos',
  nothingTitle: 'No hay resultados para “{q}”',
  nothingText: 'Revise la ortografía, use menos palabras o busque por número de artículo o de parte.',
  tryDepartments: 'Empezar por un departamento',
  popular: 'Lo más popular',
} satisfies SameKeys<typeof enUS>;
