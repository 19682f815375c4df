// Replaces a removed row: says what was removed and offers Undo, for at least five seconds.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAwake } from '#ui/page/awake';
import { classNames } from './class-names.ts';
import { TextAction } from './text-action.tsx';
import styles from './undo-row.module.css';
import { useCountdown } from './use-countdown.ts';

export interface UndoRowProps {
  /** "Removed Glide gel pens (2)" */
  readonly children: ReactNode;
  readonly undoLabel: string;
  readonly onUndo?: (() => void) | undefined;
  /** submit: the row is in a form that undoes, also before hydration; after it the form's `onSubmit` undoes. */
  readonly undoType?: 'submit' | undefined;
  /** Called after the time, to remove the row. The time pauses while the row is hovered or focused. */
  readonly onExpire: () => void;
  /** Default and minimum: 5,000. */
  readonly ms?: number | undefined;
  readonly className?: string | undefined;
}

export function UndoRow({ children, undoLabel, onUndo, undoType, onExpire, ms = 5000, className }: UndoRowProps) {
  const meter = useRef<HTMLSpanElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const given = useRef(false);
  const { onFocus, ...wiring } = useCountdown<HTMLDivElement>(Math.max(ms, 5000), onExpire, meter);

  // False for a row that was on the page at load.
  const [cameLater] = useState(useAwake());
  // The pressed "Remove" button is gone, so the focus would be lost. A mouse user must not get it, because focus pauses the time.
  useEffect(() => {
    // Nothing was pressed on this page, so no focus was lost.
    if (!cameLater || navigator.userActivation?.hasBeenActive === false) return;
    if (document.activeElement !== document.body || !undo.current) return;
    given.current = true;
    undo.current.focus({ preventScroll: true });
    given.current = false;
  }, [cameLater]);

  // The line's group may have gone with it, so that the row stands elsewhere.
  useEffect(() => {
    if (cameLater) undo.current?.scrollIntoView({ block: 'nearest' });
  }, [cameLater]);

  return (
    <div
      {...wiring}
      onFocus={(event) => {
        if (!given.current || event.target.matches(':focus-visible')) onFocus();
      }}
      className={classNames(styles.row, className)}
    >
      <output>{children}</output>
      <TextAction ref={undo} type={undoType ?? 'button'} className={styles.undo} onClick={onUndo}>
        {undoLabel}
      </TextAction>
      <span className={styles.meter} aria-hidden="true">
        <span ref={meter} className={styles.left} />
      </span>
    </div>
  );
}
