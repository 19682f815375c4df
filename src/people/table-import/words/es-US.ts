import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  columns: 'Columnas',
  file: 'Archivo CSV',
  submit: 'Importar el archivo',
  fileMissing: 'Primero elija un archivo',
  fileEmpty: 'El archivo está vacío. Elija otro.',
  fileNotCsv: 'No podemos leer este archivo. Guárdelo como CSV e inténtelo de nuevo.',
  fileTooLarge: 'Este archivo es demasiado grande. Divídalo en archivos de hasta 2,000 filas.',
  imported: 'Agregados: {added}. Cambiados: {changed}. Sin cambios: {unchanged}.',
  nothingImported: 'No se importó nada. {n, plural, one {Un problema} other {# problemas}} por corregir en el archivo:',
  firstProblems: 'Estos son los primeros {n}:',
  row: 'Fila',
  wholeFile: 'Archivo',
  problem: 'Problema',
} satisfies SameKeys<typeof enUS>;
