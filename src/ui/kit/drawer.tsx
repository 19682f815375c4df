// A modal sheet that slides in from the right, on a phone from below. The page behind it is inert; Esc, backdrop and Back close it.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { ScrollMark } from './scroll-mark.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly open: boolean;
  /** Called to close it: by Esc, the backdrop, Back or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Shows a green check mark before the title, for a completed action. */
  readonly done?: boolean | undefined;
  /** Before the title: the way back from a level inside. */
  readonly start?: ReactNode;
  /** Stays visible below the scrolling body: subtotal and buttons. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

export function Drawer(props: DrawerProps) {
  const titleId = useId();
  const { dialog, shown } = useModal(props);
  return (
    <dialog {...dialog} className={classNames(styles.drawer, props.className)} aria-labelledby={titleId}>
      {shown && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            {shown.start}
            <h2 id={titleId} className={styles.title}>
              {shown.done && (
                <span className={styles.tick}>
                  <CheckIcon />
                </span>
              )}
              {shown.title}
            </h2>
            <IconButton label={shown.closeLabel} onClick={props.onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.body}>{shown.children}</div>
          <ScrollMark />
          {shown.foot && <div className={styles.foot}>{shown.foot}</div>}
        </div>
      )}
    </dialog>
  );
}
