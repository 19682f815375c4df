import { expect, test } from 'vitest';
import { townsWithRoom } from './town-names.ts';

const placed = (...args: Parameters<typeof townsWithRoom>) => townsWithRoom(...args).map(({ at, side }) => ({ at, side }));
const ROOM = { width: 400, height: 300, pins: [] };

test('[STO-2] the larger of two neighbours is named, and the smaller one if it fits next to it', () => {
  const boston = { name: 'Boston', x: 200, y: 150 };
  expect(placed([boston, { name: 'Worcester', x: 60, y: 150 }], ROOM)).toEqual([
    { at: 0, side: 'right' },
    { at: 1, side: 'right' },
  ]);
  expect(placed([boston, { name: 'Cambridge', x: 204, y: 148 }], ROOM)).toEqual([{ at: 0, side: 'right' }]);
  expect(placed([boston, { name: 'Newton', x: 180, y: 150 }], ROOM)).toEqual([
    { at: 0, side: 'right' },
    { at: 1, side: 'left' },
  ]);
});

test('[STO-2] a name near the edge is on the other side, and a cut-off name is left out', () => {
  expect(placed([{ name: 'Providence', x: 380, y: 200 }], ROOM)).toEqual([{ at: 0, side: 'left' }]);
  expect(placed([{ name: 'Far away', x: -500, y: 900 }], ROOM)).toEqual([]);
});

test('[STO-2] the town of a pin is named above it; no name covers a pin, or is next to another town’s pin', () => {
  const towns = [
    { name: 'Framingham', x: 100, y: 100 },
    { name: 'Natick', x: 74, y: 104 },
    { name: 'Sudbury', x: 104, y: 110 },
  ];
  expect(placed(towns, { ...ROOM, pins: [{ x: 104, y: 102, city: 'FRAMINGHAM' }] })).toEqual([
    { at: 0, side: 'above' },
    { at: 1, side: 'left' },
  ]);
});

test('[STO-2] the number of names has a limit', () => {
  const towns = Array.from({ length: 500 }, (_, at) => ({ name: 'Ada', x: 30 + (at % 25) * 50, y: 20 + Math.floor(at / 25) * 30 }));
  expect(townsWithRoom(towns, { width: 2000, height: 2000, pins: [] })).toHaveLength(36);
});
