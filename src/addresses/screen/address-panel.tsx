// What is added or changed stands in a drawer; where scripts are off it is a part of the page.
import type { ReactNode } from 'react';
import { addressesWords } from '#addresses/words';
import { useAwake } from '#ui/awake';
import { Drawer } from '#ui/drawer';
import { useWords } from '#ui/shop';
import styles from './address-panel.module.css';

export interface AddressPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

export function AddressPanel({ open, onClose, title, children }: AddressPanelProps) {
  const t = useWords(addressesWords);
  const awake = useAwake();
  if (awake)
    return (
      <Drawer open={open} onClose={onClose} title={title} closeLabel={t('close')}>
        {children}
      </Drawer>
    );
  if (!open) return null;
  return (
    <section className={styles.unscripted} aria-labelledby="address-panel">
      <h2 id="address-panel">{title}</h2>
      {children}
    </section>
  );
}
