// Nothing may move under a pressed button: a field left by pressing one would show its error, push the button away, and the
// press would hit nothing. What is done through this hook waits until the press is over.
import { useEffect, useRef } from 'react';

/** Runs a change at once, or after the pointer that is down was lifted and its click was delivered. */
export function useAfterPress(): (change: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = (): void => {
      pressed.current = true;
    };
    const up = (): void => {
      pressed.current = false;
      // The click comes right after the pointer went up.
      setTimeout(() => {
        for (const change of waiting.current.splice(0)) change();
      });
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return (change) => {
    if (pressed.current) waiting.current.push(change);
    else change();
  };
}
