// A mark beside contents that are much longer than what is seen of them, where the system hides its own scrollbar until it is used:
// that there is more below has to be seen before anybody scrolls.
import { useEffect, useRef } from 'react';
import styles from './scroll-mark.module.css';

/** Contents shorter than this need none (§9: threshold), in px. */
export const LONG_FROM = 1_000;
/** The mark is as long as the part that is seen, and never longer than this (§9: max length), in px. */
export const LONGEST_MARK = 42;

interface Scrolled {
  /** Height of what is seen, of all there is, and where what is seen begins. */
  readonly seen: number;
  readonly all: number;
  readonly top: number;
}

/** Where the mark stands beside what is seen, and how long it is; null where none is needed. */
export function markFor({ seen, all, top }: Scrolled): { readonly length: number; readonly offset: number } | null {
  if (all < LONG_FROM || all <= seen) return null;
  const length = Math.min((seen / all) * seen, LONGEST_MARK);
  return { length, offset: ((seen - length) * Math.min(Math.max(top, 0), all - seen)) / (all - seen) };
}

/** Stands behind what scrolls, as its next sibling, and lies over its edge. */
export function ScrollMark() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const own = mark.current;
    const body = own?.previousElementSibling;
    if (!own || !(body instanceof HTMLElement)) return undefined;
    const draw = (): void => {
      // A scrollbar of the system's that is always there says the same.
      const always = body.offsetWidth - body.clientWidth > 2;
      const place = always ? null : markFor({ seen: body.clientHeight, all: body.scrollHeight, top: body.scrollTop });
      own.hidden = place === null;
      own.style.height = `${place?.length ?? 0}px`;
      own.style.top = `${body.offsetTop + (place?.offset ?? 0)}px`;
    };
    const sizes = new ResizeObserver(draw);
    sizes.observe(body);
    for (const child of body.children) sizes.observe(child);
    body.addEventListener('scroll', draw, { passive: true });
    return () => {
      sizes.disconnect();
      body.removeEventListener('scroll', draw);
    };
  });
  return <span ref={mark} className={styles.mark} aria-hidden="true" hidden />;
}
