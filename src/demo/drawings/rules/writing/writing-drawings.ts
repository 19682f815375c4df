// Everything to write and draw with: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { ballpointPens } from './ballpoint-pens.ts';
import { crayons } from './crayons.ts';
import { fountainPen } from './fountain-pen.ts';
import { gelPens } from './gel-pens.ts';
import { highlighters } from './highlighters.ts';
import { markers } from './markers.ts';
import { mechanicalPencil } from './mechanical-pencil.ts';
import { pencils } from './pencils.ts';
import { bottledInk } from './bottled-ink.ts';

export const writingDrawings = {
  'ballpoint-pens': ballpointPens,
  crayons,
  'fountain-pen': fountainPen,
  'gel-pens': gelPens,
  highlighters,
  markers,
  'mechanical-pencil': mechanicalPencil,
  pencils,
  'bottled-ink': bottledInk,
} satisfies Readonly<Record<string, Drawing>>;
