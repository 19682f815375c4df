// A scroll indicator next to long content, for systems that hide their scrollbars: shoppers must see that there is more below.
import { useEffect, useRef } from 'react';
import styles from './scroll-mark.module.css';

/** Shorter content needs no indicator (§9: threshold), in px. */
export const LONG_FROM = 1_000;
/** The indicator is as long as the visible part, up to this (§9: max length), in px. */
export const LONGEST_MARK = 42;

interface Scrolled {
  /** Visible height, total height, and scroll offset. */
  readonly seen: number;
  readonly all: number;
  readonly top: number;
}

/** Length and offset of the indicator; null when none is needed. */
export function markFor({ seen, all, top }: Scrolled): { readonly length: number; readonly offset: number } | null {
  if (all < LONG_FROM || all <= seen) return null;
  const length = Math.min((seen / all) * seen, LONGEST_MARK);
  return { length, offset: ((seen - length) * Math.min(Math.max(top, 0), all - seen)) / (all - seen) };
}

/** Place it as the next sibling of the scrolling element; it covers its edge. */
export function ScrollMark() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const own = mark.current;
    const body = own?.previousElementSibling;
    if (!own || !(body instanceof HTMLElement)) return undefined;
    const draw = (): void => {
      // A permanent scrollbar of the system is enough.
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
