// A coiled video cable: broad moulded plugs with gold ends.
import type { Art } from '../kit/art.ts';
import { plastic, metal } from '../kit/material.ts';
import { corners } from '../kit/outline.ts';
import { coiledCable } from './cable.ts';

export const videoCable = coiledCable([broadPlug, broadPlug], '#2e3136');

function broadPlug(art: Art, colour: string): void {
  art.box([-20, 4, -5], [-8, 9, 5], plastic(colour), { axis: 'x', radius: 2 });
  art.prism('x', corners('-13 2 r3, 13 2 r3, 13 13 r3, -13 13 r3'), -10, 18, plastic(colour, { shine: 0.4 }), { rim: 0.7 });
  art.prism('x', corners('-7 4, 7 4, 10 7, 10 11, -10 11, -10 7'), 18, 31, metal('#d9b24c', { banding: 0.04 }), { rim: 0.8 });
}
