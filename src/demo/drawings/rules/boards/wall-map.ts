// A laminated wall map of a continent between two rails.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { rect, shape, stroke } from '../kit/print.ts';

export const wallMap: Drawing = {
  colour: '#2b6fb0',
  brand: 'Chalkline',
  fit: 0.9,
  angle: { yaw: 20, pitch: 10 },
  draw(art, { colour }) {
    const wood = matte('#6f4a35', { shine: 0.14 });
    art.groundShadow('-200 -170 -8, 226 -170 -8, 226 150 -8, -180 150 -8', 0.26, 14);
    art.box([-200, -158, -4], [200, 158, 0], matte('#dbe9f0'), { rim: 0.4 });
    art.onFront(-200, 158, 0.4, map(colour), 400, 316);
    art.box([-208, 150, -8], [208, 166, 8], wood, { radius: 7, rim: 0.6 });
    art.box([-208, -166, -8], [208, -150, 8], wood, { radius: 7, rim: 0.6 });
  },
};

const LAND =
  'M46 80L70 58 104 60 132 48 176 44 214 52 238 44 262 60 250 84 232 78 224 98 242 114 262 100 286 122 302 146 280 154 262 150 252 168 240 178 232 198 222 208 226 228 216 224 206 210 186 208 176 216 180 236 196 246 206 242 210 252 222 264 228 278 238 286 230 290 214 278 200 264 184 258 162 246 148 222 132 200 124 176 120 150 112 126 98 106 78 96 58 100 38 110 52 94z';
const ISLANDS = 'M300 34L338 22 356 42 338 74 320 86 306 62zM222 238L246 240 256 250 240 248zM262 252L276 252 274 258z';
const BORDERS = 'M119 148L216 148 232 160 254 158 264 150M146 210L164 208 178 216M98 106L104 60';
const LAKES = 'M206 146L220 142 230 150 222 156 214 152zM226 166L240 160M150 92L162 88 158 98zM168 112L178 108 176 118z';

/** A continent with its lakes and borders, and a key in the corner. */
function map(colour: string): string {
  const graticule = 'M0 60h400M0 120h400M0 180h400M0 240h400M66 0v316M132 0v316M198 0v316M264 0v316M330 0v316';
  return (
    stroke(graticule, '#fff', 1.6, 'opacity=".8"') +
    shape(LAND + ISLANDS, '#9dbb7c', 'stroke="#6f9154" stroke-width="5"') +
    shape('M119 148L216 148 232 160 254 158 240 178 232 198 222 208 206 210 186 208 164 208 132 200 124 176z', '#e3c27a') +
    shape('M146 210L164 208 178 216 180 236 196 246 206 242 210 252 200 264 184 258 162 246z', '#d08a72') +
    stroke(BORDERS, '#8a6a52', 2, 'stroke-dasharray="5 4"') +
    shape(LAKES, shade(colour, 0.3), `stroke="${shade(colour, 0.3)}" stroke-width="4"`) +
    rect(20, 236, 84, 62, '#fdfbf6', 4) +
    stroke('M32 254h54M32 268h40M32 282h48', '#9b9384', 4)
  );
}
