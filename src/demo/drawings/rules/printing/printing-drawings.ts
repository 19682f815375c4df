// Machines for paper, and their ink: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { inkBottle } from './ink-bottle.ts';
import { inkCartridge } from './ink-cartridge.ts';
import { labelMaker } from './label-maker.ts';
import { laminator } from './laminator.ts';
import { paperTrimmer } from './paper-trimmer.ts';
import { printer } from './printer.ts';
import { shredder } from './shredder.ts';
import { toner } from './toner.ts';
import { laserPrinter } from './laser-printer.ts';
import { multifunctionPrinter } from './multifunction-printer.ts';
import { labelPrinter } from './label-printer.ts';
import { labelTape } from './label-tape.ts';
import { priceGun } from './price-gun.ts';
import { rotaryTrimmer, portableTrimmer } from './rotary-trimmer.ts';
import { oilSheets } from './oil-sheets.ts';

export const printingDrawings = {
  'ink-bottle': inkBottle,
  'ink-cartridge': inkCartridge,
  'label-maker': labelMaker,
  laminator,
  'paper-trimmer': paperTrimmer,
  printer,
  shredder,
  toner,
  'laser-printer': laserPrinter,
  'multifunction-printer': multifunctionPrinter,
  'label-printer': labelPrinter,
  'label-tape': labelTape,
  'price-gun': priceGun,
  'rotary-trimmer': rotaryTrimmer,
  'portable-trimmer': portableTrimmer,
  'oil-sheets': oilSheets,
} satisfies Readonly<Record<string, Drawing>>;
