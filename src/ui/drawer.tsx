// A sheet that slides in from the right, from below on a phone. Modal: the page behind is inert, Esc, scrim and Back close it.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  readonly open: boolean;
  /** Asked to close: by Esc, the scrim, Back or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** A green tick before the title: what the shopper asked for is done. */
  readonly done?: boolean | undefined;
  /** Stays in view below the scrolling body: subtotal and actions. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

export function Drawer({ open, onClose, title, closeLabel, done, foot, children, className }: DrawerProps) {
  const titleId = useId();
  const { props, content } = useModal(
    open,
    onClose,
    <>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {done && (
            <span className={styles.tick}>
              <CheckIcon />
            </span>
          )}
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </>,
  );
  return (
    <dialog {...props} className={classNames(styles.drawer, className)} aria-labelledby={titleId}>
      {content && <div className={styles.sheet}>{content}</div>}
    </dialog>
  );
}
