// Zoom by mouse (wheel, double click, drag), touch (pinch, double tap, drag) and keyboard (+, -, 0, arrows).
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { magnify, MIDDLE, pan, STEP, swiped, toggle, WHOLE, type FrameSize, type Magnified, type Point } from './magnify.ts';
import { useMagnifyKeys, type ChangeView } from './use-magnify-keys.ts';

/** Two presses within this time and distance are a double press. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 24;
/** A press that moves further is a drag. */
const TAP_PX = 8;
export interface Magnify {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly view: Magnified;
  /** Zooms one step in or out; 0: the whole picture. */
  readonly step: (by: -1 | 0 | 1) => void;
  /** Shows the next or previous picture, unzoomed. */
  readonly turn: (by: -1 | 1) => void;
  /** While a pointer holds the picture it moves without transition. */
  readonly held: boolean;
  readonly pointers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Hold {
  readonly fingers: Map<number, Point>;
  start: Point;
  /** More than one finger took part. */
  pinched: boolean;
  lastTap: Point & { readonly at: number };
}

/** `onTurn`: a swipe or key asks for the next picture (1) or the previous one (-1). */
export function useMagnify(onTurn: (by: -1 | 1) => void): Magnify {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const hold = useRef<Hold>({ fingers: new Map(), start: MIDDLE, pinched: false, lastTap: { x: 0, y: 0, at: -DOUBLE_MS } });
  const sized: ChangeView = (change) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setView((now) => change(now, box));
  };
  const step = (by: -1 | 0 | 1): void =>
    by === 0 ? setView(WHOLE) : sized((now, size) => magnify(now, by === 1 ? STEP : 1 / STEP, MIDDLE, size));
  const turn = (by: -1 | 1): void => {
    setView(WHOLE);
    onTurn(by);
  };
  useWheel(frame, sized);
  useMagnifyKeys(view, step, sized, turn);

  const down = (event: PointerEvent): void => {
    const { fingers } = hold.current;
    const at = pointOf(event);
    if (fingers.size === 0) Object.assign(hold.current, { start: at, pinched: false });
    else hold.current.pinched = true;
    fingers.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  };
  const move = (event: PointerEvent): void => {
    const { fingers } = hold.current;
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, at);
    sized((now, size) => (other === undefined ? pan(now, at.x - before.x, at.y - before.y, size) : pinch(now, before, at, other, size)));
  };
  const up = (event: PointerEvent): void => {
    const { fingers, start, pinched, lastTap } = hold.current;
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    setHeld(false);
    if (pinched || event.type === 'pointercancel') return;
    const at = pointOf(event);
    const by = swiped(view, at.x - start.x, at.y - start.y);
    if (by !== 0) return turn(by);
    if (distance(at, start) > TAP_PX) return;
    const isSecond = event.timeStamp - lastTap.at < DOUBLE_MS && distance(at, lastTap) < DOUBLE_PX;
    hold.current.lastTap = { ...at, at: isSecond ? -DOUBLE_MS : event.timeStamp };
    if (isSecond) sized((now, size) => toggle(now, at, size));
  };
  return { frame, view, step, turn, held, pointers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } };
}

/** A wheel listener that can prevent the page from scrolling; React's listeners are passive. */
function useWheel(frame: RefObject<HTMLDivElement | null>, sized: ChangeView): void {
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointIn(event, frame.current);
      sized((now, size) => magnify(now, Math.exp(-event.deltaY / 400), at, size));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });
}

const pointOf = (event: PointerEvent): Point => pointIn(event, event.currentTarget);

function pointIn({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, element: Element | null): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One finger moves while the other stays: zooms around their middle. */
function pinch(now: Magnified, before: Point, at: Point, other: Point, size: FrameSize): Magnified {
  const factor = distance(at, other) / Math.max(1, distance(before, other));
  return pan(magnify(now, factor, between(before, other), size), (at.x - before.x) / 2, (at.y - before.y) / 2, size);
}
