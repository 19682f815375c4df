import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './bottom-bar.module.css';

/** Price or total and the main button, fixed at the bottom on sm and xs; absent on wider screens. */
export const BottomBar = ({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) => (
  <div data-bottom-bar="" className={classNames(styles.bar, className)}>
    {children}
  </div>
);
