// A kneeling chair: a slanted seat and a pad for the shins on a crossed wooden frame.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';

export const kneelingChair: Drawing = {
  colour: '#2f7f86',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 38, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-90, -130, 90, 150), 90, { softness: 18, strength: 0.8, core: 0.22 });
    drawFrame(art, -70);
    art.rod([-70, 22, -120], [70, 22, -120], '0 11, 1 11', wood);
    const cloth = matte(colour, { shine: 0.14, tightness: 8, fade: 0.12 });
    art.at({ y: 236, z: -66, turnX: 14 }, () => art.prism('y', roundedRect(-104, -76, 104, 76, 34, 5), 0, 34, cloth, { rim: 0.7 }));
    art.at({ y: 96, z: 96, turnX: 20 }, () => art.prism('y', roundedRect(-104, -50, 104, 50, 28, 5), 0, 28, cloth, { rim: 0.7 }));
    drawFrame(art, 70);
    art.rod([-70, 22, 146], [70, 22, 146], '0 11, 1 11', wood);
  },
};

const wood = matte('#c8955c', { shine: 0.16 });

/** One side: a long runner from the front foot up to the seat, crossed by the post of the shin pad. */
function drawFrame(art: Art, x: number): void {
  art.rod([x, 22, 146], [x, 236, -90], '0 11, 1 11', wood);
  art.rod([x, 22, -120], [x, 100, 96], '0 11, 1 11', wood);
}
