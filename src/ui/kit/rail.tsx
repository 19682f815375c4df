// A carousel: a snapping row with buttons before the slides; it never moves by itself. Hidden slides are inert.
import { Children, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { CachedPart } from '#ui/page/cached-part';
import { railWindow } from './rail-window.ts';
import type { RailWindow } from './rail-window.ts';
import styles from './rail.module.css';
import { SectionHead } from './section-head.tsx';
import type { SectionHeadProps } from './section-head.tsx';

export interface RailProps extends Pick<SectionHeadProps, 'title' | 'note' | 'size'> {
  /** A link next to the title: "All deals". */
  readonly action?: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Screen reader text after scrolling: "Products 6 to 10 of 12". Counted from 1. */
  readonly positionLabel: (first: number, last: number, total: number) => string;
  /** Visible slides on a wide screen; fewer on smaller ones. */
  readonly columns?: 3 | 4 | 5 | undefined;
  /** Small tiles, as many as fit the container: in drawers and on pages. */
  readonly mini?: boolean | undefined;
  /** The objects that the slides show, if the server reuses them: they are the key for caching the markup. */
  readonly each?: readonly object[] | undefined;
  /** One slide each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Rail({
  action,
  previousLabel,
  nextLabel,
  positionLabel,
  columns = 5,
  mini,
  each,
  children,
  className,
  ...head
}: RailProps) {
  const titleId = useId();
  const slides = Children.toArray(children);
  const { row, view } = useRailWindow(slides.length);
  const [moved, setMoved] = useState(false);
  const move = (direction: 1 | -1) => {
    setMoved(true);
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.95 });
  };
  const cells = slides.map((slide, at) => (
    <li key={at} className={styles.slide} inert={view?.hidden[at] ?? false}>
      {slide}
    </li>
  ));
  return (
    <section aria-labelledby={titleId} className={className}>
      <SectionHead {...head} id={titleId}>
        {action}
        <RailButtons view={view} previousLabel={previousLabel} nextLabel={nextLabel} onMove={move} />
      </SectionHead>
      <p className="sr" aria-live="polite">
        {moved && view && positionLabel(view.first + 1, view.last + 1, slides.length)}
      </p>
      <div className={styles.sheet}>
        <ul ref={row} className={styles.row} data-columns={mini ? 'mini' : columns}>
          {each === undefined ? (
            cells
          ) : (
            <CachedPart name="slides" of={null} each={each}>
              {cells}
            </CachedPart>
          )}
        </ul>
      </div>
    </section>
  );
}

interface RailButtonsProps extends Pick<RailProps, 'previousLabel' | 'nextLabel'> {
  readonly view: RailWindow | null;
  readonly onMove: (direction: 1 | -1) => void;
}

function RailButtons({ view, previousLabel, nextLabel, onMove }: RailButtonsProps) {
  const nothingToMove = view !== null && view.atStart && view.atEnd;
  return (
    <div className={classNames(styles.buttons, nothingToMove && styles.none)}>
      <IconButton variant="ring" label={previousLabel} aria-disabled={view?.atStart ?? true} onClick={() => onMove(-1)}>
        <CachedPart name="previous-icon" of={null}>
          <ChevronLeftIcon />
        </CachedPart>
      </IconButton>
      <IconButton variant="ring" label={nextLabel} aria-disabled={view?.atEnd ?? false} onClick={() => onMove(1)}>
        <CachedPart name="next-icon" of={null}>
          <ChevronRightIcon />
        </CachedPart>
      </IconButton>
    </div>
  );
}

/** Measures the visible share of each slide; null until hydration and until the row is near the viewport. */
function useRailWindow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<RailWindow | null>(null);
  useEffect(() => {
    const root = row.current;
    if (!root) return undefined;
    const slides = [...root.children];
    const shares = slides.map(() => 0);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shares[slides.indexOf(target)] = intersectionRatio;
        // The browser does not lay out a row far outside the viewport: then no share is known.
        if (shares.some(Boolean)) setView(railWindow(shares));
      },
      { root, threshold: [0, 0.1, 0.6, 0.98, 1] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);
  return { row, view };
}
