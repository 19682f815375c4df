import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { TextAction } from './text-action.tsx';
import styles from './undo-notice.module.css';

export interface UndoNoticeProps {
  /** What was done: "Dock 4 is retired." */
  readonly children: ReactNode;
  readonly undoLabel: string;
  /** What the form posts: the thing, and `intent` where the page does more than one thing. */
  readonly posts: Readonly<Record<string, string>>;
}

/** Says what was just done and undoes it by a form. It stays until the page is left; what counts down is `UndoRow`. */
export const UndoNotice = ({ children, undoLabel, posts }: UndoNoticeProps) => (
  <Form method="post" preventScrollReset className={styles.notice}>
    {Object.entries(posts).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <output>{children}</output>
    <TextAction type="submit">{undoLabel}</TextAction>
  </Form>
);
