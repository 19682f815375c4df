import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { TileGrid } from './tile-grid.tsx';
import type { TileGridProps } from './tile-grid.tsx';

export interface SkeletonProps {
  /** line: text. half: a shorter line. title, price, button, picture: with their heights. */
  readonly shape?: 'line' | 'half' | 'title' | 'price' | 'button' | 'picture' | undefined;
  readonly className?: string | undefined;
}

/** A placeholder block in the real layout. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classNames(styles.block, styles[shape], className)} />
);

/** Wraps skeletons and announces once what is loading. */
export const SkeletonGroup = ({
  label,
  children,
  className,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => (
  <div role="group" aria-busy="true" aria-label={label} className={className}>
    {children}
  </div>
);

export interface SkeletonTilesProps extends Pick<TileGridProps, 'columns' | 'narrow'> {
  readonly label: string;
  readonly count: number;
}

/** A product list that is loading. */
export const SkeletonTiles = ({ label, count, columns, narrow }: SkeletonTilesProps) => (
  <SkeletonGroup label={label}>
    <TileGrid columns={columns} narrow={narrow}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.tile}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="half" />
          <Skeleton shape="price" />
          <Skeleton shape="button" />
        </div>
      ))}
    </TileGrid>
  </SkeletonGroup>
);
