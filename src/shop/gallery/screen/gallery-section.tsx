import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface GallerySectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One entry of the gallery: a component in its states. */
export const GallerySection = ({ id, title, children }: GallerySectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** One state with its name. */
export const Specimen = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.specimen}>
    <h3 className={styles.state}>{name}</h3>
    {children}
  </div>
);
