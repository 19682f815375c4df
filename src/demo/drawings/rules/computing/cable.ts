// A coiled cable with both plugs to be seen; the longer it is, the more turns it lies in.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { metal, PALETTE, plastic } from '../kit/material.ts';
import { pathData } from '../kit/path-data.ts';
import { radians, type Vec3 } from '../kit/vector.ts';

/** What is at a cable's end: how it is drawn, in a frame whose x leads away from the cable. */
export type PlugPart = (art: Art, colour: string) => void;

/** A coil of cable with these plugs at its ends, the near right one first. */
export function coiledCable([first, second]: readonly [PlugPart, PlugPart], colour: string): Drawing {
  return {
    colour,
    brand: 'Quillet',
    fit: 0.78,
    angle: { yaw: 26, pitch: 42 },
    draw(art, look) {
      const turns = turnsOf(look.label);
      art.fitTo('-84 0 -70, 84 0 70, -90 0 84, 98 0 88');
      drawCoil(art, look.colour, turns);
      drawTie(art, look.colour, turns);
      drawEnd(art, look.colour, { x: 84, z: 74, turnY: -24 }, first);
      drawEnd(art, look.colour, { x: -70, z: 84, turnY: 200 }, second);
    },
  };
}

export const cable: Drawing = coiledCable([usbPlug, usbPlug], '#2e3136');

/** `6 ft`: two turns for the shortest, seven for the longest; four where nothing is said. */
function turnsOf(label: string): number {
  const feet = Number.parseFloat(label);
  return Number.isFinite(feet) ? Math.max(2, Math.min(7, 2 + Math.round(feet / 5))) : 4;
}

/** Rings that lie on each other, none quite alike; the ends lead away to the plugs. */
function drawCoil(art: Art, colour: string, turns: number): void {
  const ring = (turn: number): Vec3[] =>
    Array.from({ length: 41 }, (_, step) => {
      const angle = radians(step * 9);
      const reach = 1 + 0.05 * Math.sin(angle * 2 + turn * 1.7);
      return [Math.cos(angle) * (64 + turn * 2.4) * reach, 4 + turn * 5, Math.sin(angle) * (50 + turn * 2) * reach - 8];
    });
  const lead = (points: string): void => {
    art.tube(points, shade(colour, -0.4), art.px(9));
    art.tube(points, colour, art.px(7));
    art.tube(points, shade(colour, 0.4), art.px(2), 'opacity=".7"');
  };
  const floor = ring(0).map(([x, , z]): Vec3 => [x + 6, 0, z + 6]);
  art.path(
    pathData(floor.map((point) => art.page(point))),
    'none',
    `stroke="#3a2818" stroke-width="${art.px(14)}" opacity=".34" filter="${art.blur(7)}"`,
  );
  lead('M 40 4 40 C 60 4 60, 64 4 66, 76 5 70');
  for (let turn = 0; turn < turns; turn++) {
    const data = pathData(ring(turn).map((point) => art.page(point)));
    art.path(data, 'none', `stroke="${shade(colour, -0.45)}" stroke-width="${art.px(9)}"`);
    art.path(data, 'none', `stroke="${colour}" stroke-width="${art.px(7)}"`);
    const lifted = pathData(ring(turn).map((point) => art.page([point[0], point[1] + 1.6, point[2] - 1])));
    art.path(lifted, 'none', `stroke="${shade(colour, 0.45)}" stroke-width="${art.px(1.8)}" opacity=".7"`);
  }
  lead('M -46 12 30 C -58 10 48, -66 6 62, -62 5 82');
}

function drawTie(art: Art, colour: string, turns: number): void {
  const top = 5 + turns * 5;
  const strap = `M 8 2 47 C 8 8 51, 8 ${top - 5} ${42 + turns * 2}, 8 ${top} ${36 + turns * 2} L 8 ${top - 1} 36`;
  art.tube(strap, shade(colour, -0.6), art.px(12), 'stroke-linecap="butt"');
  art.tube(strap, shade(colour, 0.12), art.px(9.5), 'stroke-linecap="butt"');
}

function drawEnd(art: Art, colour: string, place: { x: number; z: number; turnY: number }, plug: PlugPart): void {
  art.at(place, () => {
    art.cast('-10 0 10, 34 0 12, 36 0 -4, -8 0 -6', 0.35, 4);
    plug(art, colour);
  });
}

/** The plug of a telephone or a computer: a moulded grip and a flat steel end. */
export function usbPlug(art: Art, colour: string): void {
  art.box([-12, 1, -7], [18, 11, 7], plastic(colour, { shine: 0.4 }), { axis: 'x', radius: 4, rim: 0.6 });
  art.box([18, 3, -4.5], [32, 9, 4.5], metal(PALETTE.steel, { banding: 0.04 }), { axis: 'x', radius: 3, rim: 0.8 });
}
