// A coiled network cable: clear plugs with a latch and gold contacts.
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { glass, metal, plastic } from '../kit/material.ts';
import { coiledCable } from './cable.ts';

export const networkCable = coiledCable([latchedPlug, latchedPlug], '#2a57a8');

function latchedPlug(art: Art, colour: string): void {
  art.box([-16, 0, -8], [6, 12, 8], plastic(shade(colour, -0.1), { shine: 0.4 }), { axis: 'x', radius: 5, rim: 0.6 });
  art.box([6, 1, -9], [30, 12, 9], glass('#dfe8ec'), { axis: 'x', radius: 1, rim: 0.85 });
  art.box([22, 2, -7], [30.4, 7, 7], metal('#d9b24c'), { axis: 'x' });
  art.box([4, 12, -3.5], [22, 16, 3.5], plastic('#e9eef0', { shine: 0.5 }), { axis: 'x', rim: 0.7 });
}
