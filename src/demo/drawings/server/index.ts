import { illustrate, pictureViews, saysMoreInFrench } from '#demo/drawings/rules';
import type { DrawingBook } from '#goods/pictures/rules';
import { editionOfDrawings } from './edition-of-drawings.ts';

/** Everything that is drawn, for goods of the demonstration and for imported ones without a photograph. */
export const makeDrawingBook = (): DrawingBook => ({ illustrate, pictureViews, saysMoreInFrench, edition: editionOfDrawings() });
