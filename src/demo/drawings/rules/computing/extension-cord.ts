// A coiled extension cord: a wall plug at one end, sockets at the other.
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { rect, stroke } from '../kit/print.ts';
import { coiledCable } from './cable.ts';

export const extensionCord = coiledCable([wallPlug, sockets], '#7a4a2e');

function wallPlug(art: Art, colour: string): void {
  art.box([-14, 0, -10], [14, 16, 10], plastic(colour, { shine: 0.35 }), { axis: 'x', radius: 6, rim: 0.7 });
  for (const z of [-5, 5]) art.box([14, 6, z - 1.2], [32, 11, z + 1.2], metal('#cfd4d9'), { axis: 'x', rim: 0.7 });
}

function sockets(art: Art, colour: string): void {
  art.box([-14, 0, -13], [42, 18, 13], plastic(colour, { shine: 0.35 }), { axis: 'y', radius: 8, rim: 0.7 });
  const pair = (x: number): string => rect(x, 4, 15, 18, shade(colour, 0.14), 4) + stroke(`M${x + 5} 9v7M${x + 10} 9v7`, '#16181c', 2);
  art.onTop(-14, 18.2, -13, pair(4) + pair(21) + pair(38), 56, 26);
}
