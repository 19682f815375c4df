// A page that says one thing (a short form, a dead end), with one drawing beside it. On a phone the words have the room.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawing-page.module.css';
import { Picture } from './picture.tsx';

export interface DrawingPageProps {
  /** Address of a square drawing that says nothing the words do not. */
  readonly drawing: string;
  readonly children: ReactNode;
  /** On a phone too, above the words: where nothing is to be typed. */
  readonly always?: boolean | undefined;
}

export const DrawingPage = ({ drawing, children, always }: DrawingPageProps) => (
  <div className={classNames(styles.page, always && styles.always)}>
    <div className={styles.words}>{children}</div>
    <Picture src={drawing} alt="" width={400} height={400} first={always} className={styles.drawing} />
  </div>
);
