// Zooming and moving a picture in its frame. Points are in pixels from the frame's center.

export interface Magnified {
  /** 1: the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Magnified = { scale: 1, x: 0, y: 0 };
export const MIDDLE: Point = { x: 0, y: 0 };

const MOST = 4;
/** Zoom factor of a button or key. */
export const STEP = 1.5;
/** Zoom factor of a double press on the picture. */
const DOUBLE = 2.5;
/** Shortest swipe to the next picture; it must be clearly more horizontal than vertical. */
const SWIPE = 48;

/** Zooms by `factor` and keeps the given point in place. */
export function magnify(view: Magnified, factor: number, at: Point, frame: FrameSize): Magnified {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export const pan = (view: Magnified, dx: number, dy: number, frame: FrameSize): Magnified =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Zooms in at the point, or back to the whole picture. */
export const toggle = (view: Magnified, at: Point, frame: FrameSize): Magnified =>
  view.scale > 1 ? WHOLE : magnify(view, DOUBLE, at, frame);

/** Which picture a one-finger move selects; 0: none. */
export function swiped({ scale }: Magnified, dx: number, dy: number): -1 | 0 | 1 {
  if (scale > 1 || Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export const isMost = ({ scale }: Magnified): boolean => scale >= MOST;

/** Limits the offset so that the frame shows nothing beside the picture. */
function within({ scale, x, y }: Magnified, { width, height }: FrameSize): Magnified {
  const kept = (value: number, size: number): number => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value)) + 0; // avoids -0
  };
  return { scale, x: kept(x, width), y: kept(y, height) };
}
