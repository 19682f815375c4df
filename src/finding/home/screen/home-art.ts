// The home page's drawings. They are static files made with the picture kit, so browsers cache them for a year.
import type { CopyLocale } from '#base/locale/rules';
import frenchPaper from './art/copy-paper-case-fr.svg?url';
import paper from './art/copy-paper-case.svg?url';
import cabinet from './art/file-cabinet.svg?url';
import pens from './art/gel-pens.svg?url';
import highlighters from './art/highlighters.svg?url';
import stapler from './art/stapler.svg?url';
import notes from './art/sticky-notes.svg?url';

/** The drawn carton has a label in the page's language. */
export const heroArt = (copyLocale: CopyLocale): readonly string[] => [copyLocale === 'fr-CA' ? frenchPaper : paper, pens, stapler, notes];

/** Next to the link to the business edition. */
export const teamArt: string = cabinet;

/** On the folder of the deals, which change too often for a picture of their own. */
export const dealsArt: string = highlighters;
