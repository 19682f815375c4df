// The small things of a desk: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { binderClips } from './binder-clips.ts';
import { calculator } from './calculator.ts';
import { correctionTape } from './correction-tape.ts';
import { deskOrganizer } from './desk-organizer.ts';
import { glueStick } from './glue-stick.ts';
import { holePunch } from './hole-punch.ts';
import { letterTray } from './letter-tray.ts';
import { paperClips } from './paper-clips.ts';
import { pushPins } from './push-pins.ts';
import { rubberBands } from './rubber-bands.ts';
import { ruler } from './ruler.ts';
import { scissors } from './scissors.ts';
import { stampPad } from './stamp-pad.ts';
import { stapleRemover } from './staple-remover.ts';
import { stapler } from './stapler.ts';
import { tape } from './tape.ts';
import { pencilSharpener } from './pencil-sharpener.ts';
import { staples } from './staples.ts';
import { eraser } from './eraser.ts';
import { glueBottle } from './glue-bottle.ts';
import { utilityKnife } from './utility-knife.ts';
import { tapeMeasure } from './tape-measure.ts';

export const deskDrawings = {
  'binder-clips': binderClips,
  calculator,
  'correction-tape': correctionTape,
  'desk-organizer': deskOrganizer,
  'glue-stick': glueStick,
  'hole-punch': holePunch,
  'letter-tray': letterTray,
  'paper-clips': paperClips,
  'push-pins': pushPins,
  'rubber-bands': rubberBands,
  ruler,
  scissors,
  'stamp-pad': stampPad,
  'staple-remover': stapleRemover,
  stapler,
  tape,
  'pencil-sharpener': pencilSharpener,
  staples,
  eraser,
  'glue-bottle': glueBottle,
  'utility-knife': utilityKnife,
  'tape-measure': tapeMeasure,
} satisfies Readonly<Record<string, Drawing>>;
