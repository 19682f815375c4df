// What came of a form, at the form. The pressed button may be gone, so the focus moves here.
import { useEffect, useRef, type ReactNode } from 'react';
import { Message } from './message.tsx';

interface AnswerMessageProps {
  readonly tone: 'ok' | 'bad';
  /** A new one takes the focus again. */
  readonly answer: object;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function AnswerMessage({ tone, answer, className, children }: AnswerMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Message tone={tone} live>
        {children}
      </Message>
    </div>
  );
}
