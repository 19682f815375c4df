// Cleaning and hygiene: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { cleaningSpray } from './cleaning-spray.ts';
import { disinfectingWipes } from './disinfecting-wipes.ts';
import { facialTissue } from './facial-tissue.ts';
import { gloves } from './gloves.ts';
import { handSanitizer } from './hand-sanitizer.ts';
import { handSoap } from './hand-soap.ts';
import { paperTowels } from './paper-towels.ts';
import { trashBags } from './trash-bags.ts';
import { trashCan } from './trash-can.ts';
import { toiletPaper } from './toilet-paper.ts';
import { jug } from './jug.ts';
import { aerosolCan } from './aerosol-can.ts';
import { broom } from './broom.ts';
import { mopBucket } from './mop-bucket.ts';
import { sponges } from './sponges.ts';
import { vacuum } from './vacuum.ts';
import { sanitizerStand } from './sanitizer-stand.ts';
import { wallDispenser } from './wall-dispenser.ts';
import { cleaningCloths } from './cleaning-cloths.ts';
import { plunger } from './plunger.ts';
import { duster } from './duster.ts';
import { dolly } from './dolly.ts';
import { wastebasket } from './wastebasket.ts';
import { recyclingStation } from './recycling-station.ts';
import { safetyGlasses } from './safety-glasses.ts';
import { faceMasks } from './face-masks.ts';
import { dishwasherTablets } from './dishwasher-tablets.ts';
import { shopWipers } from './shop-wipers.ts';
import { bowlCleaner } from './bowl-cleaner.ts';
import { seatCovers } from './seat-covers.ts';
import { wrappedPads } from './wrapped-pads.ts';
import { snowShovel } from './snow-shovel.ts';
import { urinalScreens } from './urinal-screens.ts';

export const cleaningDrawings = {
  'cleaning-spray': cleaningSpray,
  'disinfecting-wipes': disinfectingWipes,
  'facial-tissue': facialTissue,
  gloves,
  'hand-sanitizer': handSanitizer,
  'hand-soap': handSoap,
  'paper-towels': paperTowels,
  'trash-bags': trashBags,
  'trash-can': trashCan,
  'toilet-paper': toiletPaper,
  jug,
  'aerosol-can': aerosolCan,
  broom,
  'mop-bucket': mopBucket,
  sponges,
  vacuum,
  'sanitizer-stand': sanitizerStand,
  'wall-dispenser': wallDispenser,
  'cleaning-cloths': cleaningCloths,
  plunger,
  duster,
  dolly,
  wastebasket,
  'recycling-station': recyclingStation,
  'safety-glasses': safetyGlasses,
  'face-masks': faceMasks,
  'dishwasher-tablets': dishwasherTablets,
  'shop-wipers': shopWipers,
  'bowl-cleaner': bowlCleaner,
  'seat-covers': seatCovers,
  'wrapped-pads': wrappedPads,
  'snow-shovel': snowShovel,
  'urinal-screens': urinalScreens,
} satisfies Readonly<Record<string, Drawing>>;
