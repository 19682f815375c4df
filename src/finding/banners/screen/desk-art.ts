// The drawing of a desk on the hero. Static files made with the picture kit, so browsers cache them for a year.
import type { CopyLocale } from '#base/locale/rules';
import frenchPaper from './art/copy-paper-case-fr.svg?url';
import paper from './art/copy-paper-case.svg?url';
import pens from './art/gel-pens.svg?url';
import stapler from './art/stapler.svg?url';
import notes from './art/sticky-notes.svg?url';

/** The drawn carton has a label in the page's language. */
export const deskArt = (copyLocale: CopyLocale): readonly string[] => [copyLocale === 'fr-CA' ? frenchPaper : paper, pens, stapler, notes];
