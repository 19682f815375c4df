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

const WEIGHT = { bad: 0, warn: 1, ok: 2, info: 3 } as const;

/** Sorts messages for display. */
export const worstFirst = (messages: readonly ListedMessage[]): readonly ListedMessage[] =>
  messages.toSorted((a, b) => WEIGHT[a.tone] - WEIGHT[b.tone]);

/** The messages of one place, worst first. It stays on the page when empty, so that screen readers announce new ones. */
export function MessageList({ messages, className }: MessageListProps) {
  return (
    <div className={classNames(messages.length > 0 && styles.list, className)} aria-live="polite">
      {worstFirst(messages).map(({ id, tone, title, text }) => (
        <Message key={id} tone={tone} title={title}>
          {text}
        </Message>
      ))}
    </div>
  );
}
