// What is added or changed stands in a drawer; where scripts are off it is a part of the page.
import { useId, type ReactNode } from 'react';
import { useAwake } from './awake.tsx';
import { Drawer } from './drawer.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

export function SidePanel({ open, onClose, title, closeLabel, children }: SidePanelProps) {
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
