// Delays a change until a press is over. Otherwise, leaving a field by pressing a button could show an error that moves the button away from the
// pointer.
import { useEffect, useRef } from 'react';

/** Runs a change at once, or after the pointer was released and its click was delivered. */
export function useAfterPress(): (change: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = (): void => {
      pressed.current = true;
    };
    const up = (): void => {
      pressed.current = false;
      // The click event follows the pointerup event immediately.
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
