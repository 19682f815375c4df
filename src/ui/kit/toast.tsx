import { useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, ErrorIcon, SuccessIcon } from './icons.tsx';
import { TextAction } from './text-action.tsx';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ToastProps {
  /** One sentence with count and amount. */
  readonly text: ReactNode;
  /** bad: announced at once, and stays longer. Never the only place of an error. */
  readonly tone?: 'ok' | 'bad' | undefined;
  readonly icon?: ReactNode;
  /** One action: a link with `to`, or a button. */
  readonly action?: { readonly label: string; readonly to?: string; readonly onPress?: () => void } | undefined;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** Default and minimum: 6,000. */
  readonly ms?: number | undefined;
}

/** A short message that disappears by itself, but not while it is hovered or focused. */
export function Toast({ text, tone = 'ok', icon, action, dismissLabel, onDismiss, ms = 6000 }: ToastProps) {
  const { onFocus, ...wiring } = useCountdown<HTMLDivElement>(Math.max(ms, tone === 'bad' ? 10_000 : 6000), onDismiss);
  const from = useRef<EventTarget>(null);
  const dismiss = () => {
    // The pressed button disappears with the toast: returns the focus to where it came from.
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    onDismiss();
  };
  const press = () => {
    action?.onPress?.();
    dismiss();
  };
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget;
    onFocus();
  };
  return (
    <div {...wiring} onFocus={enter} className={`${styles.toast} on-ink`}>
      {icon ?? (tone === 'bad' ? <ErrorIcon /> : <SuccessIcon />)}
      <span className={styles.text}>{text}</span>
      {action?.to !== undefined && (
        <TextAction to={action.to} onClick={press} className={styles.action}>
          {action.label}
        </TextAction>
      )}
      {action && action.to === undefined && (
        <TextAction onClick={press} className={styles.action}>
          {action.label}
        </TextAction>
      )}
      <IconButton label={dismissLabel} onClick={dismiss} className={styles.close}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
