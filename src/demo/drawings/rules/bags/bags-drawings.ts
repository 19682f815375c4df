// Bags: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { backpack } from './backpack.ts';
import { toteBag } from './tote-bag.ts';
import { messengerBag } from './messenger-bag.ts';
import { laptopSleeve } from './laptop-sleeve.ts';
import { rollingCase } from './rolling-case.ts';
import { lunchBag } from './lunch-bag.ts';
import { pencilCase } from './pencil-case.ts';

export const bagsDrawings = {
  backpack,
  'tote-bag': toteBag,
  'messenger-bag': messengerBag,
  'laptop-sleeve': laptopSleeve,
  'rolling-case': rollingCase,
  'lunch-bag': lunchBag,
  'pencil-case': pencilCase,
} satisfies Readonly<Record<string, Drawing>>;
