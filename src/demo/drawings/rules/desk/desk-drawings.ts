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
import { whistle } from './whistle.ts';
import { pipeCleaners } from './pipe-cleaners.ts';
import { wiggleEyes } from './wiggle-eyes.ts';
import { countingCubes } from './counting-cubes.ts';
import { spiritLevel } from './spirit-level.ts';
import { pencilCup } from './pencil-cup.ts';
import { monitorRiser } from './monitor-riser.ts';
import { bookends } from './bookends.ts';
import { deviceStand } from './device-stand.ts';
import { laptopStand } from './laptop-stand.ts';
import { tapeDispenser } from './tape-dispenser.ts';
import { drawerOrganizer } from './drawer-organizer.ts';
import { desktopDrawers } from './desktop-drawers.ts';
import { magazineFile } from './magazine-file.ts';
import { signHolder } from './sign-holder.ts';
import { cardHolder } from './card-holder.ts';
import { electricStapler } from './electric-stapler.ts';
import { stapleGun } from './staple-gun.ts';
import { correctionFluid } from './correction-fluid.ts';
import { superGlue } from './super-glue.ts';

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
  whistle,
  'pipe-cleaners': pipeCleaners,
  'wiggle-eyes': wiggleEyes,
  'counting-cubes': countingCubes,
  'spirit-level': spiritLevel,
  'pencil-cup': pencilCup,
  'monitor-riser': monitorRiser,
  bookends,
  'device-stand': deviceStand,
  'laptop-stand': laptopStand,
  'tape-dispenser': tapeDispenser,
  'drawer-organizer': drawerOrganizer,
  'desktop-drawers': desktopDrawers,
  'magazine-file': magazineFile,
  'sign-holder': signHolder,
  'card-holder': cardHolder,
  'electric-stapler': electricStapler,
  'staple-gun': stapleGun,
  'correction-fluid': correctionFluid,
  'super-glue': superGlue,
} satisfies Readonly<Record<string, Drawing>>;
