// Alternative texts of pictures.
import type { Locale } from '#base/locale/rules';
import { PHRASES, type PictureType } from './picture-type.ts';

/** A short noun phrase for what is drawn: "Ream of paper", « Rame de papier ». */
export function pictureAlt(type: PictureType, locale: Locale): string {
  const [english, french, canadianEnglish = english] = PHRASES[type];
  if (locale === 'fr-CA') return french;
  return locale === 'en-CA' ? canadianEnglish : english;
}
