// A drawer with a form as its child, including fields, messages and button. Without JavaScript it is part of the page.
import { useId, type ReactNode } from 'react';
import { useAwake } from '#ui/page/awake';
import { Drawer } from './drawer.tsx';
import styles from './form-drawer.module.css';

export interface FormDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

export function FormDrawer({ open, onClose, title, closeLabel, children }: FormDrawerProps) {
  const awake = useAwake();
  const id = useId();
  if (awake)
    return (
      <Drawer open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
        {children}
      </Drawer>
    );
  if (!open) return null;
  return (
    <section className={styles.unscripted} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
