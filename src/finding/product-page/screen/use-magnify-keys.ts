// Zoom, move and turn of a picture by keyboard.
import { useEffect } from 'react';
import { pan, type FrameSize, type Magnified, type Point } from './magnify.ts';

/** Pixels per arrow key. */
const KEY_PX = 60;

/** Changes the view with the size of the picture's frame. */
export type ChangeView = (change: (now: Magnified, size: FrameSize) => Magnified) => void;

const ARROWS: ReadonlyMap<string, Point> = new Map(
  Object.entries({
    ArrowLeft: { x: 1, y: 0 },
    ArrowRight: { x: -1, y: 0 },
    ArrowUp: { x: 0, y: 1 },
    ArrowDown: { x: 0, y: -1 },
  }),
);

/** Keys work anywhere in the dialog, which has no text fields. */
export function useMagnifyKeys({ scale }: Magnified, step: (by: -1 | 0 | 1) => void, sized: ChangeView, turn: (by: -1 | 1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS.get(event.key);
      if (event.key === '+' || event.key === '=') step(1);
      else if (event.key === '-' || event.key === '_') step(-1);
      else if (event.key === '0') step(0);
      else if (arrow === undefined) return;
      else if (scale > 1) sized((now, size) => pan(now, arrow.x * KEY_PX, arrow.y * KEY_PX, size));
      else if (arrow.x !== 0) turn(arrow.x === 1 ? -1 : 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
