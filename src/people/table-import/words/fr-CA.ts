import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  columns: 'Colonnes',
  file: 'Fichier CSV',
  submit: 'Importer le fichier',
  fileMissing: 'Choisissez d’abord un fichier',
  fileEmpty: 'Le fichier est vide. Choisissez-en un autre.',
  fileNotCsv: 'Nous ne pouvons pas lire ce fichier. Enregistrez-le en CSV et réessayez.',
  fileTooLarge: 'Ce fichier est trop volumineux. Divisez-le en fichiers d’au plus 2\u00A0000 lignes.',
  imported: 'Ajouts\u00A0: {added}. Modifications\u00A0: {changed}. Sans changement\u00A0: {unchanged}.',
  nothingImported: 'Rien n’a été importé. {n, plural, one {Un problème} other {# problèmes}} à corriger dans le fichier\u00A0:',
  firstProblems: 'Voici les {n} premiers\u00A0:',
  row: 'Ligne',
  wholeFile: 'Fichier',
  problem: 'Problème',
} satisfies SameKeys<typeof enUS>;
