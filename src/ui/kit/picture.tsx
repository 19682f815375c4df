import { useState } from 'react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureProps = Omit<ComponentProps<'img'>, 'style' | 'onError'> & {
  readonly src: string;
  /** Empty when the name stands beside it. */
  readonly alt: string;
  /** The size of the file, so that its place is kept before it arrives. */
  readonly width: number;
  readonly height: number;
  /** In view from the start: loads first and eagerly. */
  readonly first?: boolean | undefined;
  /** A sunken ground with rounded corners: lines, drawers, small pictures. */
  readonly ground?: boolean | undefined;
  /** Shown when the file does not arrive; without it an empty sheet is drawn. */
  readonly fallback?: string | undefined;
};

/** A picture that keeps its place and never shows a broken frame. */
export function Picture({ first, ground, fallback, className, ...image }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = failed === image.src ? fallback : image.src;
  const fail = () => setFailed(image.src);
  // A file that failed before the page woke up sends no event any more.
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail();
  };
  const picture =
    src === undefined ? (
      <span role={image.alt ? 'img' : undefined} aria-label={image.alt || undefined} className={styles.none} />
    ) : (
      <img
        {...image}
        {...(failed === undefined && { ref: check })}
        src={src}
        alt={image.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={ground ? undefined : className}
        onError={(event: SyntheticEvent<HTMLImageElement>) => {
          if (event.currentTarget.getAttribute('src') === image.src) fail();
        }}
      />
    );
  return ground ? <span className={classNames(styles.ground, className)}>{picture}</span> : picture;
}
