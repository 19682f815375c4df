import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called to close it: by Esc, the backdrop, Back or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons, the primary one first. */
  readonly actions?: ReactNode;
  /** wide: comparisons, pictures. */
  readonly size?: 'wide' | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A modal sheet in the middle of the page, for one question or one item. */
export function Dialog(props: DialogProps) {
  const titleId = useId();
  const { dialog, shown } = useModal(props);
  const classes = classNames(styles.dialog, props.size && styles[props.size], props.className);
  return (
    <dialog {...dialog} className={classes} aria-labelledby={titleId}>
      {shown && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {shown.title}
            </h2>
            <IconButton label={shown.closeLabel} onClick={props.onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.body}>{shown.children}</div>
          {shown.actions && <div className={styles.foot}>{shown.actions}</div>}
        </div>
      )}
    </dialog>
  );
}
