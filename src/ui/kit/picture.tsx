import { useState } from 'react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureProps = Omit<ComponentProps<'img'>, 'style' | 'onError'> & {
  readonly src: string;
  /** Empty when the name is next to it. */
  readonly alt: string;
  /** The file's size, so that its place is reserved before it loads. */
  readonly width: number;
  readonly height: number;
  /** Visible from the start: loads first and eagerly. */
  readonly first?: boolean | undefined;
  /** Sunken background with rounded corners, for small pictures. */
  readonly ground?: boolean | undefined;
  /** Shown when loading fails; without it an empty sheet. */
  readonly fallback?: string | undefined;
};

/** A picture that reserves its place and never shows a broken image. */
export function Picture({ first, ground, fallback, className, ...image }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  // Without an address there is nothing to load; a browser would load the page again.
  const src = failed === image.src || image.src === '' ? fallback : image.src;
  const fail = () => setFailed(image.src);
  // A file that failed before hydration fires no more events.
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
