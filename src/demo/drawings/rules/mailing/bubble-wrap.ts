// A roll of cushioning film, its bubbles catching the light.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, plastic } from '../kit/material.ts';
import { pair, tenths } from '../kit/number-text.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { pathData } from '../kit/path-data.ts';
import { radians, type Vec3 } from '../kit/vector.ts';

const [RADIUS, HALF] = [64, 96];

export const bubbleWrap: Drawing = {
  colour: '#b9d3dd',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 34, pitch: 28 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF, -40, HALF, 40), 110);
    drawSheet(art, colour);
    art.at({ y: RADIUS }, () => drawRoll(art, colour));
  },
};

function drawRoll(art: Art, colour: string): void {
  art.prism('x', circle(0, 0, RADIUS, 44), -HALF, HALF, gloss(colour, { lift: 0.9 }), {
    cap: plastic(shade(colour, 0.25), { fade: 0.12 }),
    rim: 0.6,
  });
  for (const [i, radius] of [56, 48, 40, 32, 24, 17].entries()) {
    const ring = pathData(circle((i % 2) * 1.5, 0, radius, 26).map(([z, y]) => art.page([HALF + 0.2, y, z])));
    art.path(ring, 'none', `stroke="${i % 2 ? '#fff' : shade(colour, -0.24)}" stroke-width="3" stroke-dasharray="5 3" opacity=".8"`);
  }
  const mouth = pathData(circle(0, 0, 12, 20).map(([z, y]) => art.page([HALF + 0.3, y, z])));
  art.path(mouth, shade(colour, -0.55));
  const bubbles: Vec3[] = [];
  for (let row = 0; row < 9; row++) {
    const angle = radians(8 + row * 16);
    for (let column = 0; column < 12; column++) {
      bubbles.push([-HALF + 8 + column * 16 + (row % 2) * 8, RADIUS * Math.cos(angle - 0.6), RADIUS * Math.sin(angle - 0.6)]);
    }
  }
  drawBubbles(
    art,
    bubbles.filter(([x]) => x < HALF - 4),
    colour,
  );
}

/** Small domes on the roll: a dark crescent beneath, a glint above. */
function drawBubbles(art: Art, places: readonly Vec3[], colour: string): void {
  const [wide, tall] = [tenths(art.px(5.2)), tenths(art.px(4.4))];
  const dome = (shift: number, sweep: 0 | 1): string =>
    places
      .map((place) => {
        const [x, y] = art.page(place);
        return `M${pair([x - art.px(5), y + shift])}a${wide} ${tall} 0 0 ${sweep} ${tenths(art.px(10))} 0`;
      })
      .join('');
  art.path(dome(0, 0), 'none', `stroke="${shade(colour, -0.36)}" stroke-width="2.4" opacity=".6"`);
  art.path(dome(0, 1), 'none', 'stroke="#fff" stroke-width="3" opacity=".75"');
}

function drawSheet(art: Art, colour: string): void {
  const end = 178;
  art.cast(`${-HALF} 0 50, ${HALF + 8} 0 50, ${HALF + 8} 0 ${end + 4}, ${-HALF + 6} 0 ${end + 4}`, 0.22, 6);
  const film = art.fade(75, [0, shade(colour, -0.12)], [0.4, shade(colour, 0.45)], [1, shade(colour, 0.2)]);
  const edge = `stroke="${shade(colour, -0.2)}" stroke-width="1.2"`;
  art.curve(
    `M ${-HALF} 34 58 C ${-HALF} 6 66, ${-HALF} 2 72, ${-HALF} 2 96 L ${-HALF} 2 ${end} L ${HALF} 2 ${end} L ${HALF} 2 96 C ${HALF} 2 72, ${HALF} 6 66, ${HALF} 34 58 Z`,
    film,
    edge,
  );
  let bubbles = '';
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 12; column++) {
      const [x, z] = [8 + column * 16 + (row % 2) * 8, 8 + row * 15];
      if (x > 2 * HALF - 6) continue;
      bubbles += `<circle cx="${x}" cy="${z}" r="6"/>`;
    }
  }
  const dome = art.glow(
    [
      [0, '#fff', 0.95],
      [0.55, shade(colour, 0.35)],
      [1, shade(colour, -0.26)],
    ],
    'cx=".35" cy=".3" r=".75"',
  );
  art.onTop(-HALF, 2.2, 84, `<g fill="${dome}">${bubbles}</g>`, 2 * HALF, 94);
}
