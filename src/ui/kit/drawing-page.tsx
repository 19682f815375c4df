// A page with a single purpose (a short form, an error) next to a drawing. On a phone the text has all the room.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawing-page.module.css';
import { Picture } from './picture.tsx';

export interface DrawingPageProps {
  /** Address of a square, purely decorative drawing. */
  readonly drawing: string;
  readonly children: ReactNode;
  /** Also shows the drawing on a phone, above the text: for pages without a form. */
  readonly always?: boolean | undefined;
}

export const DrawingPage = ({ drawing, children, always }: DrawingPageProps) => (
  <div className={classNames(styles.page, always && styles.always)}>
    <div className={styles.words}>{children}</div>
    <Picture src={drawing} alt="" width={400} height={400} first={always} className={styles.drawing} />
  </div>
);
