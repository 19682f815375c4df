import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Opening } from './all-departments-link.tsx';

/** Long enough to come back when the pointer left by mistake. */
const LEAVING_MS = 300;

/**
 * Esc, a press anywhere else and tabbing out close the flyout; Esc returns the focus to its opener. What opened by hovering also closes when the
 * pointer has left, unless the focus is inside.
 */
export function useFlyoutCloses(panel: RefObject<HTMLDivElement | null>, opening: Opening, onClose: () => void): void {
  const opener = (): HTMLElement | null => document.querySelector(`[aria-controls="${panel.current?.id ?? ''}"]`);
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (panel.current?.contains(target) === true || opener()?.contains(target) === true);
  const close = useEffectEvent(onClose);
  const leaveTo = useEffectEvent(({ target }: Event) => {
    if (!isInside(target)) onClose();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    onClose();
    opener()?.focus();
  });
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    document.addEventListener('pointerdown', (event) => leaveTo(event), { signal });
    document.addEventListener('focusin', (event) => leaveTo(event), { signal });
    document.addEventListener('keydown', (event) => escape(event), { signal });
    return () => events.abort();
  }, []);
  const hasLeft = useEffectEvent(
    (target: EventTarget | null) => !isInside(target) && panel.current?.contains(document.activeElement) !== true,
  );
  useEffect(() => {
    if (opening.by !== 'hover') return undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ target }: Event) => {
      clearTimeout(leaving);
      if (hasLeft(target)) leaving = setTimeout(() => close(), LEAVING_MS);
    };
    document.addEventListener('pointerover', follow);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('pointerover', follow);
    };
  }, [opening.by]);
}
