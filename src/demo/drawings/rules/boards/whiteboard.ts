// A wall whiteboard with a list, a chart, and markers on its tray.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR, matte, metal } from '../kit/material.ts';
import { roundedRect } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';

const HALF = 262;
const [LOW, HIGH] = [40, 390];
const MARKERS = ['#2b4c9b', '#c8453a', '#2d8a5b'];

export const whiteboard: Drawing = {
  colour: '#b9bec4',
  brand: 'Brightleaf',
  fit: 0.94,
  angle: { yaw: 18, pitch: 10 },
  draw(art, { colour }) {
    art.fitTo(`${-HALF} ${LOW - 20} 0, ${HALF} ${HIGH} 0`);
    const [left, right, top, bottom] = [6 - HALF, HALF + 22, HIGH - 14, LOW - 26];
    const onWall = `${left} ${top} -10, ${right} ${top} -10, ${right} ${bottom} -10, ${left} ${bottom} -10`;
    art.groundShadow(onWall, 0.3, 15);
    const frame = metal(colour, { banding: 0.05, shine: 0.35 });
    art.prism('z', roundedRect(-HALF, LOW, HALF, HIGH, 10, 3), -8, 8, frame, { rim: 0.9, fade: 0.1 });
    art.onFront(13 - HALF, HIGH - 13, 8.2, panel(art), 498, 324);
    drawTray(art, colour);
  },
};

function panel(art: Art): string {
  const enamel = art.fade(35, [0, '#fff'], [0.6, '#fbfaf8'], [1, '#e9e6e0']);
  const writing =
    '<path d="M44 60h104M44 84h66" stroke="#2b4c9b"/>' +
    '<path d="M52 130l10 10 18-22M52 176l10 10 18-22M52 222l10 10 18-22" stroke="#2d8a5b"/>' +
    '<path d="M100 130h84M100 176h104M100 222h62" stroke="#4a4f57" stroke-width="4.5"/>' +
    '<path d="M270 70v184h176" stroke="#4a4f57" stroke-width="4.5"/>' +
    '<path d="M286 224c30-8 40-52 66-50s28 16 48-18 24-50 38-62" stroke="#c8453a"/>' +
    '<path d="M424 92l16-2 0 17" stroke="#c8453a"/>';
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5.5"';
  return (
    shape('M0 0h498v324H0z', enamel, 'stroke="#8d939a" stroke-width="1.5"') +
    shape('M60 0h110L20 324H0V140z', '#fff', 'opacity=".8"') +
    `<g ${pen}>${writing}</g>`
  );
}

function drawTray(art: Art, colour: string): void {
  art.cast(`-150 ${LOW + 10} 9, 170 ${LOW + 10} 9, 170 ${LOW - 4} 9, -150 ${LOW - 4} 9`, 0.25, 4);
  const tray = metal(colour, { banding: 0.05, shine: 0.35 });
  art.box([-156, LOW - 14, 4], [156, LOW - 6, 44], tray, { radius: 1, rim: 0.8 });
  art.box([-130, LOW - 5, 14], [-70, LOW + 16, 36], matte('#3d6f8a'), { rim: 0.5 });
  art.box([-130, LOW - 5, 14], [-70, LOW + 2, 36], matte('#33363c'), { radius: 1 });
  MARKERS.forEach((ink, i) => {
    art.again('marker', { x: -34 + i * 62, y: LOW + 1, z: 30 }, () => drawMarker(art), { colour: ink });
  });
}

function drawMarker(art: Art): void {
  art.bar(
    [0, 0, 0],
    [50, 0, 0],
    [
      [0, 5.5, 0.06, 6.5, COPY_COLOUR],
      [0.06, 6.5, 0.38, 6.5, COPY_COLOUR],
      [0.38, 6, 0.92, 6, '#f4f1ec'],
      [0.92, 6.2, 1, 6.2, COPY_COLOUR],
    ],
  );
}
