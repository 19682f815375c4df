// A card that is still in its form was declined: the form asks for its code.
import { useEffect, type RefObject } from 'react';
import type { CardFrameHandle } from './card-frame.tsx';

/** `refusal`: the answer that declined the card, another object each time; undefined: none did. */
export function useAskAgain(frame: RefObject<CardFrameHandle | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (refusal !== undefined) frame.current?.askAgain();
  }, [frame, refusal]);
}
