// The camera while the drawer is open: its pictures, the codes in them, and why there is none.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isStillThere, scannedNumber, type Read } from '#goods/scanning/rules';
import { makeCodeReader, type CodeReader } from './code-reader.ts';

/** refused: by the person or their browser. none: no camera, or none that a page may use. busy: another program has it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'none' | 'busy' | 'failed';

const PAUSE_MS = 150;
const PROBLEMS: ReadonlyMap<string, CameraState> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

const problemOf = (error: unknown): CameraState => (error instanceof Error ? (PROBLEMS.get(error.name) ?? 'failed') : 'failed');

interface Running {
  readonly video: HTMLVideoElement;
  readonly isOver: () => boolean;
  readonly onNumber: (number: string) => void;
}

/** Looks at picture after picture until the drawer is closed. */
async function watch(read: CodeReader, { video, isOver, onNumber }: Running): Promise<void> {
  let last: Read | null = null;
  while (!isOver()) {
    const text = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : await read(video);
    const number = text === null ? null : scannedNumber(text);
    const now = performance.now();
    if (number !== null && !isOver()) {
      if (!isStillThere(last, number, now)) onNumber(number);
      last = { number, at: now };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

export function useCamera(onNumber: (number: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const told = useRef(onNumber);
  useEffect(() => {
    told.current = onNumber;
  });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    const begin = async (): Promise<void> => {
      // A page that is not secure has no cameras at all.
      if (!('mediaDevices' in navigator)) return setState('none');
      const [reader, opened] = await Promise.all([
        makeCodeReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }),
      ]);
      stream = opened;
      const shown = video.current;
      if (over || shown === null) return stop();
      shown.srcObject = opened;
      await shown.play();
      setState('on');
      await watch(reader, { video: shown, isOver: () => over, onNumber: (number) => told.current(number) });
    };
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    begin().catch((error: unknown) => {
      if (!over) setState(problemOf(error));
    });
    return () => {
      over = true;
      stop();
    };
  }, []);
  return { video, state };
}
