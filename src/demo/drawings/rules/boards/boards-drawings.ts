// What hangs on a wall or stands before people: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { corkBoard } from './cork-board.ts';
import { easelPad } from './easel-pad.ts';
import { wallClock } from './wall-clock.ts';
import { whiteboard } from './whiteboard.ts';
import { sign } from './sign.ts';
import { globe } from './globe.ts';
import { pullUpBanner } from './pull-up-banner.ts';
import { digitalClock } from './digital-clock.ts';
import { letterBoard } from './letter-board.ts';
import { wallMap } from './wall-map.ts';
import { floorSign } from './floor-sign.ts';

export const boardsDrawings = {
  'cork-board': corkBoard,
  'easel-pad': easelPad,
  'wall-clock': wallClock,
  whiteboard,
  sign,
  globe,
  'pull-up-banner': pullUpBanner,
  'digital-clock': digitalClock,
  'letter-board': letterBoard,
  'wall-map': wallMap,
  'floor-sign': floorSign,
} satisfies Readonly<Record<string, Drawing>>;
