// The drawings of the home page. Files of their own, drawn once with the picture kit: the same for every visit, cached for a year.
import type { CopyLocale } from '#base/locale/rules';
import frenchPaper from './art/copy-paper-case-fr.svg?url';
import paper from './art/copy-paper-case.svg?url';
import cabinet from './art/file-cabinet.svg?url';
import pens from './art/gel-pens.svg?url';
import stapler from './art/stapler.svg?url';
import notes from './art/sticky-notes.svg?url';

/** The carton says in the page's language what it holds. */
export const heroArt = (copyLocale: CopyLocale): readonly string[] => [copyLocale === 'fr-CA' ? frenchPaper : paper, pens, stapler, notes];

/** Beside the way to the business edition. */
export const teamArt: string = cabinet;
