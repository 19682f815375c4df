// The goods on the hero's desk, back to front. Files of their own: they are the same for every visit and cached for a year.
import paper from './art/copy-paper-case.svg?url';
import pens from './art/gel-pens.svg?url';
import stapler from './art/stapler.svg?url';
import notes from './art/sticky-notes.svg?url';

export const heroArt: readonly string[] = [paper, pens, stapler, notes];
