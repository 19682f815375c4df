// Bags: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { backpack } from './backpack.ts';
import { toteBag } from './tote-bag.ts';

export const bagsDrawings = {
  backpack,
  'tote-bag': toteBag,
} satisfies Readonly<Record<string, Drawing>>;
