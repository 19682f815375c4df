// The place of all toasts: in the top layer, and inside the topmost dialog while one is open (the rest is inert).
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useAwake } from '#ui/page/awake';
import { onDialogsChange, topDialog } from '../page/open-dialogs.ts';
import { Toast } from './toast.tsx';
import type { ToastProps } from './toast.tsx';
import styles from './toast.module.css';

export interface ToastRegionProps {
  /** Accessible name: "Notifications". */
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly (Omit<ToastProps, 'onDismiss' | 'dismissLabel'> & { readonly id: string })[];
  readonly onDismiss: (id: string) => void;
}

function makeHost(label: string): HTMLElement {
  const host = document.createElement('section');
  host.setAttribute('aria-label', label);
  host.popover = 'manual';
  if (styles.region) host.className = styles.region;
  return host;
}

/** Moving an element hides its popover; showing it again also raises it above newer ones. */
function place(host: HTMLElement): void {
  const parent = topDialog() ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  // Not on the server or during hydration, which portals do not support.
  const awake = useAwake();
  const host = useMemo(() => (awake ? makeHost(label) : null), [awake, label]);
  useEffect(() => {
    if (!host) return undefined;
    place(host);
    const forget = onDialogsChange(() => place(host));
    return () => {
      forget();
      host.remove();
    };
  }, [host]);
  if (!host) return null;
  const draw = (tone: 'ok' | 'bad') =>
    toasts
      .filter((toast) => (toast.tone ?? 'ok') === tone)
      .map(({ id, ...toast }) => <Toast key={id} {...toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)} />);
  return createPortal(
    <>
      <output>{draw('ok')}</output>
      <div role="alert">{draw('bad')}</div>
    </>,
    host,
  );
}
