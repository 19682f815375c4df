// The home page's drawings. They are static files made with the picture kit, so browsers cache them for a year.
import cabinet from './art/file-cabinet.svg?url';
import highlighters from './art/highlighters.svg?url';

/** Next to the link to the business edition. */
export const teamArt: string = cabinet;

/** On the folder of the deals, which change too often for a picture of their own. */
export const dealsArt: string = highlighters;
