// Stands where a line was: says what is gone and gives it back, for at least five seconds.
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
  /** submit: the row stands in a form that undoes, before the page wakes up as well; then the form's `onSubmit` undoes. */
  readonly undoType?: 'submit' | undefined;
  /** The time is over; the row should leave. The time stands still while the row is hovered or focused. */
  readonly onExpire: () => void;
  /** 5,000 unless said; never less. */
  readonly ms?: number | undefined;
  readonly className?: string | undefined;
}

export function UndoRow({ children, undoLabel, onUndo, undoType, onExpire, ms = 5000, className }: UndoRowProps) {
  const meter = useRef<HTMLSpanElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const given = useRef(false);
  const { onFocus, ...wiring } = useCountdown<HTMLDivElement>(Math.max(ms, 5000), onExpire, meter);

  // False for a row that was on the page when it was loaded.
  const [cameLater] = useState(useAwake());
  // The pressed "Remove" has left with its line: focus would be lost. Given to a mouse user it must not stop the time.
  useEffect(() => {
    // Nothing was pressed in this page, so no focus was lost.
    if (!cameLater || navigator.userActivation?.hasBeenActive === false) return;
    if (document.activeElement !== document.body || !undo.current) return;
    given.current = true;
    undo.current.focus({ preventScroll: true });
    given.current = false;
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
