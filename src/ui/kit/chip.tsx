import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { Link } from './link.tsx';

interface ChipLook {
  readonly children: ReactNode;
  /** Selected. */
  readonly on?: boolean | undefined;
  /** Shows a cross: pressing removes the filter. The text is the screen reader's label: "Remove filter". */
  readonly removes?: string | undefined;
  readonly className?: string | undefined;
}

export type ChipProps = ChipLook &
  (
    | { readonly to: string; readonly onPress?: undefined; readonly preventScrollReset?: boolean | undefined }
    | { readonly onPress: () => void; readonly to?: undefined }
  );

/** A filter or a quick link. */
export function Chip({ children, on, removes, className, ...rest }: ChipProps) {
  const classes = classNames(styles.chip, on && styles.on, className);
  const content = (
    <>
      {removes && <span className="sr">{removes} </span>}
      {children}
      {removes && <CloseIcon />}
    </>
  );
  if (rest.to !== undefined)
    return (
      <Link to={rest.to} preventScrollReset={rest.preventScrollReset} className={classes} aria-current={on ? 'true' : undefined}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={classes} aria-pressed={removes ? undefined : (on ?? false)} onClick={rest.onPress}>
      {content}
    </button>
  );
}
