import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './icon-card.module.css';

export interface IconCardProps {
  readonly to: string;
  readonly icon: ReactNode;
  /** Two or three words: "Track an order". */
  readonly label: ReactNode;
}

/** A shopper's task as an icon with its name. */
export const IconCard = ({ to, icon, label }: IconCardProps) => (
  <Link to={to} className={styles.card}>
    {icon}
    <span>{label}</span>
  </Link>
);
