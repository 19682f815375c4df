// A visible countdown: pauses while its element is hovered or focused.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { countdown } from './countdown.ts';
import type { Countdown } from './countdown.ts';

export interface CountdownWiring<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** `meter` shrinks in step with the time by its own animation. */
export function useCountdown<E extends HTMLElement>(
  ms: number,
  done: () => void,
  meter?: RefObject<HTMLElement | null>,
): CountdownWiring<E> {
  const ref = useRef<E>(null);
  const holds = useRef({ pointer: false, focus: false });
  const clock = useRef<Countdown>(undefined);
  const emptying = useRef<Animation>(undefined);
  const onDone = useEffectEvent(done);

  useEffect(() => {
    const running = countdown(ms, () => onDone());
    const shrinking = meter?.current?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: ms,
      fill: 'forwards',
    });
    clock.current = running;
    emptying.current = shrinking;
    return () => {
      running.stop();
      shrinking?.cancel();
    };
  }, [ms, meter]);

  const set = (by: 'pointer' | 'focus', held: boolean) => {
    holds.current[by] = held;
    if (holds.current.pointer || holds.current.focus) {
      clock.current?.hold();
      emptying.current?.pause();
    } else {
      clock.current?.go();
      if (emptying.current?.playState === 'paused') emptying.current.play();
    }
  };
  return {
    ref,
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: () => set('focus', true),
    onBlur: (event) => {
      if (!ref.current?.contains(event.relatedTarget)) set('focus', false);
    },
  };
}
