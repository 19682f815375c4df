import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import styles from './message.module.css';

export type MessageTone = 'info' | 'ok' | 'warn' | 'bad';

export type MessageProps = {
  readonly tone?: MessageTone | undefined;
  /** Bold first clause: what happened. */
  readonly title?: ReactNode;
  /** What to do. */
  readonly children?: ReactNode;
  /** Replaces the tone's icon. */
  readonly icon?: ReactNode;
  /** Screen readers announce it when it appears: bad interrupts, others wait. Omit it for text that was there from the start. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
};

const ICONS = { info: InfoIcon, ok: SuccessIcon, warn: WarningIcon, bad: ErrorIcon } as const;

/** A colored block that says what happened, then what to do. */
export function Message({ tone = 'info', title, children, icon, live, className }: MessageProps) {
  const ToneIcon = ICONS[tone];
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.message, styles[tone], className)} role={live ? role : undefined}>
      {icon ?? <ToneIcon />}
      <div className={styles.words}>
        {title && <b>{title}</b>} {children}
      </div>
    </div>
  );
}
