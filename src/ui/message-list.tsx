import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Message } from './message.tsx';
import type { MessageTone } from './message.tsx';
import styles from './message.module.css';

export type ListedMessage = {
  readonly id: string;
  readonly tone: MessageTone;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
};

export type MessageListProps = {
  readonly messages: readonly ListedMessage[];
  readonly className?: string | undefined;
};

/** The notices of one place, worst first. It stays on the page when empty, so that what arrives later is read out. */
export function MessageList({ messages, className }: MessageListProps) {
  const weight = { bad: 0, warn: 1, ok: 2, info: 3 } as const;
  const sorted = messages.toSorted((a, b) => weight[a.tone] - weight[b.tone]);
  return (
    <div className={classNames(messages.length > 0 && styles.list, className)} aria-live="polite">
      {sorted.map(({ id, tone, title, text }) => (
        <Message key={id} tone={tone} title={title}>
          {text}
        </Message>
      ))}
    </div>
  );
}
