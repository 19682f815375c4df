// Everything for packing and sending: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { bubbleWrap } from './bubble-wrap.ts';
import { labelRoll } from './label-roll.ts';
import { labelsSheet } from './labels-sheet.ts';
import { mailingBox } from './mailing-box.ts';
import { packingTape } from './packing-tape.ts';
import { paddedMailer } from './padded-mailer.ts';
import { paperRoll } from './paper-roll.ts';
import { scale } from './scale.ts';
import { giftBag } from './gift-bag.ts';
import { sack } from './sack.ts';
import { mailingTube } from './mailing-tube.ts';
import { flatMailer } from './flat-mailer.ts';
import { packingPeanuts } from './packing-peanuts.ts';
import { airPillowMachine } from './air-pillow-machine.ts';

export const mailingDrawings = {
  'bubble-wrap': bubbleWrap,
  'label-roll': labelRoll,
  'labels-sheet': labelsSheet,
  'mailing-box': mailingBox,
  'packing-tape': packingTape,
  'padded-mailer': paddedMailer,
  'paper-roll': paperRoll,
  scale,
  'gift-bag': giftBag,
  sack,
  'mailing-tube': mailingTube,
  'flat-mailer': flatMailer,
  'packing-peanuts': packingPeanuts,
  'air-pillow-machine': airPillowMachine,
} satisfies Readonly<Record<string, Drawing>>;
