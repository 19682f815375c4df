// What came of a form, where its button stands. It is read out, and focused: the button may be gone, or out of sight.
import { useEffect, useRef, type ReactNode } from 'react';
import { Message } from '#ui/kit/message';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

interface FormAnswerProps {
  readonly posted: Posted;
  /** What was done, unless there is a problem. */
  readonly children: ReactNode;
}

export function FormAnswer({ posted, children }: FormAnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [posted]);
  return (
    <div ref={box} tabIndex={-1} className={styles.answer}>
      <Message tone={posted.problem === null ? 'ok' : 'bad'} live>
        {posted.problem ?? children}
      </Message>
    </div>
  );
}
