import type { ReactNode } from 'react';
import styles from './article-tile.module.css';
import { PictureTile } from './picture-tile.tsx';
import { TileLink } from './tile-link.tsx';

export interface ArticleTileProps {
  readonly to: string;
  readonly title: ReactNode;
  /** One or two sentences: what the reader learns. */
  readonly text: ReactNode;
  readonly picture?: ReactNode;
  /** Reading time or subject: "4 minutes". */
  readonly note?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A link to something to read: a guide, a comparison. */
export function ArticleTile({ to, title, text, picture, note, level = 3 }: ArticleTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <PictureTile picture={picture}>
      {note && <p className={styles.note}>{note}</p>}
      <Heading className={styles.title}>
        <TileLink to={to}>{title}</TileLink>
      </Heading>
      <p className={styles.text}>{text}</p>
    </PictureTile>
  );
}
