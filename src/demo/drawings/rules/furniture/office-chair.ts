// A task chair on five casters, with or without arms and headrest.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, PALETTE, plastic, rubber } from '../kit/material.ts';
import { corners, roundedRect, roundFootprint } from '../kit/outline.ts';
import { pathData } from '../kit/path-data.ts';
import { dot, radians, unit, type Vec2 } from '../kit/vector.ts';

/** What a chair of this line has beside seat and back. */
export interface ChairParts {
  readonly arms?: boolean;
  readonly headrest?: boolean;
}

/** A chair of the line with these parts. */
export function taskChair({ arms = false, headrest = false }: ChairParts): Drawing {
  return {
    colour: '#3b6f8c',
    brand: 'Castor & Main',
    fit: 0.93,
    angle: { yaw: 30, pitch: 17 },
    readsLabel: true,
    draw(art, { colour, label }) {
      art.shadow(roundFootprint(0, 0, 128, 16), 60, { softness: 18, strength: 0.8, core: 0.22 });
      drawFoot(art);
      art.at({ y: 248, z: -104, turnX: -9 }, () => {
        if (headrest) drawHeadrest(art, colour);
        drawBack(art, colour, label);
      });
      if (arms) {
        art.box([-142, 196, -14], [-100, 214, 12], frame, { radius: 0 });
        drawArmrest(art, -138);
      }
      drawSeat(art, colour);
      if (arms) {
        art.box([118, 196, -14], [142, 214, 12], frame, { radius: 0, rim: 0.3 });
        drawArmrest(art, 138);
      }
    },
  };
}

export const officeChair = taskChair({ arms: true });

const frame = plastic('#33363c', { shine: 0.4 });
const upholstery = (colour: string, fade: number) => matte(colour, { shine: 0.14, tightness: 8, fade });

function drawFoot(art: Art): void {
  const { toward } = art.camera;
  const ends = [0, 1, 2, 3, 4]
    .map((leg): Vec2 => [Math.cos(radians(leg * 72 + 20)) * 132, Math.sin(radians(leg * 72 + 20)) * 132])
    .sort((a, b) => dot([a[0], 0, a[1]], toward) - dot([b[0], 0, b[1]], toward));
  const wheel = rubber('#26282d', { shine: 0.3 });
  for (const [x, z] of ends) {
    art.again('caster', { x, z }, () => art.rod([-5, 13, 0], [7, 13, 0], '0 14, 1 14', wheel, { end: '#4a4e55' }));
  }
  let legs = '';
  let gleams = '';
  for (const [x, z] of ends) {
    const tip = art.page([x, 32, z]);
    const hub = art.page([x * 0.1, 58, z * 0.1]);
    const [nx, ny] = unit([tip[1] - hub[1], hub[0] - tip[0], 0]);
    const beside = ([px, py]: Vec2, width: number): Vec2 => [px + nx * art.px(width), py + ny * art.px(width)];
    legs += pathData([beside(tip, 7), beside(hub, 13), beside(hub, -13), beside(tip, -7)]);
    gleams += pathData(
      [
        [tip[0], tip[1] - art.px(4)],
        [hub[0], hub[1] - art.px(6)],
      ],
      false,
    );
  }
  art.path(legs, '#303338', 'stroke="#303338" stroke-width="5"');
  art.path(gleams, 'none', 'stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".25"');
  art.lathe(0, 0, '15 64, 15 120', frame);
  art.lathe(0, 0, '10 118, 10 178', metal(PALETTE.steel));
  art.box([-50, 172, -60], [50, 190, 60], frame, { radius: 0 });
  art.rod([0, 184, -80], [0, 262, -128], '0 16, 1 13', frame);
}

/** A small cushion on two posts above the back. */
function drawHeadrest(art: Art, colour: string): void {
  for (const x of [-24, 24]) art.rod([x, 200, -4], [x, 282, -4], '0 6, 1 6', frame);
  art.prism('z', roundedRect(-66, 270, 66, 330, 26, 5), -14, 14, upholstery(shade(colour, 0.05), 0.12), { rim: 0.6 });
}

/** `mesh`: a net in a frame; `mid`: the same, ending below the shoulders; `broad`: channelled, for large people. */
function drawBack(art: Art, colour: string, build: string): void {
  if (build === 'mesh' || build === 'mid') drawNet(art, colour, build === 'mid' ? 0.72 : 1);
  else if (build === 'broad') drawChannels(art, colour);
  else drawCushion(art, colour);
}

function drawNet(art: Art, colour: string, share: number): void {
  const top = Math.round(268 * share);
  art.prism(
    'z',
    corners(`-92 0 r34, 92 0 r34, 112 ${top / 2} r420, 100 ${top} r44, -100 ${top} r44, -112 ${top / 2} r420`, 5),
    -12,
    8,
    frame,
    {
      rim: 0.5,
    },
  );
  const edge = `M -76 16 9 L 76 16 9 L 94 ${top / 2} 9 L 84 ${top - 18} 9 L -84 ${top - 18} 9 L -94 ${top / 2} 9 Z`;
  art.curve(edge, shade(colour, 0.12), `stroke="${shade(colour, -0.2)}" stroke-width="3" stroke-linejoin="round"`);
  const threads = [];
  for (let y = 34; y < top - 24; y += 17) threads.push(`M -86 ${y} 9.5 L 86 ${y} 9.5`);
  for (let x = -66; x <= 66; x += 22) threads.push(`M ${x} 18 9.5 L ${x} ${top - 20} 9.5`);
  art.curve(threads.join(' '), 'none', `stroke="${shade(colour, -0.34)}" stroke-width="1.8" opacity=".6"`);
  // the bar that holds the small of the back
  art.box([-88, 62, 9], [88, 84, 16], frame, { radius: 0, rim: 0.4 });
}

function drawChannels(art: Art, colour: string): void {
  for (const [low, high] of [
    [0, 92],
    [96, 186],
    [190, 286],
  ] as const) {
    art.prism('z', roundedRect(-128, low, 128, high, 34, 5), -22, 18, upholstery(colour, 0.1), { rim: 0.6, fade: 0.12 });
  }
}

function drawCushion(art: Art, colour: string): void {
  const outline = corners('-92 0 r34, 92 0 r34, 114 140 r420, 98 268 r50, -98 268 r50, -114 140 r420', 5);
  art.prism('z', outline, -16, 14, upholstery(colour, 0.1), { rim: 0.5, fade: 0.13 });
  const seams = 'M -103 92 15 C -40 70 24, 40 70 24, 105 92 15 M -104 176 15 C -40 158 24, 40 158 24, 105 176 15';
  art.curve(seams, 'none', `stroke="${shade(colour, -0.28)}" stroke-width="2.5"`);
  const gleam = 'M -80 30 15 C -104 110 15, -98 200 15, -80 252 15 C -60 200 15, -60 100 15, -80 30 15 Z';
  art.curve(gleam, '#fff', `opacity=".12" filter="${art.blur(9)}"`);
}

function drawArmrest(art: Art, x: number): void {
  art.again('arm', { x }, () => {
    art.tube('M 0 206 0 L 0 310 -4', '#2a2d32', art.px(18));
    art.tube('M -4 214 2 L -4 304 -2', '#70757d', art.px(3), 'opacity=".6"');
    art.prism('y', roundedRect(-17, -64, 17, 58, 15, 3), 308, 324, frame, { rim: 0.6 });
  });
}

function drawSeat(art: Art, colour: string): void {
  art.cast('-100 235 -60, 100 235 -60, 100 235 -100, -100 235 -100', 0.3, 8);
  art.prism('y', roundedRect(-121, -106, 121, 117, 46, 3), 192, 212, matte(shade(colour, -0.25)), { open: true });
  const cushion = roundedRect(-124, -110, 124, 120, 48, 5);
  art.prism('y', cushion, 206, 240, upholstery(colour, 0.1), { rim: 0.7, fade: 0.1 });
  const piping = `fill="none" stroke="${shade(colour, -0.16)}" stroke-width="2.5"`;
  const gleam = `fill="#fff" opacity=".13" filter="${art.blur(12)}"`;
  const top =
    `<rect x="20" y="18" width="208" height="194" rx="40" ${piping}/>` + `<rect x="34" y="34" width="150" height="90" rx="40" ${gleam}/>`;
  art.onTop(-124, 240.5, -110, top);
}
