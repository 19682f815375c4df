// In which language and country a visit begins.
import type { Locale } from '#base/locale/rules';

/** By the language of a document (`fr-CA`) or of SAP (`F`); English of the United States for anything else. */
export function localeOf(language: string): Locale {
  const [tongue = '', country = ''] = language.trim().toLowerCase().split(/[-_]/);
  if (tongue === 'fr' || tongue === 'f') return 'fr-CA';
  return country === 'ca' ? 'en-CA' : 'en-US';
}
