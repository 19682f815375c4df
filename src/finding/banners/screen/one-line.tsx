// A banner as one line of text with its link: above the header, below a menu.
import { Link } from '#ui/kit/link';
import type { ShownBanner } from './banner-types.ts';
import { Runs } from './runs.tsx';
import styles from './screens.module.css';

export const OneLine = ({
  banner: { headline, text, actions, screens },
  linkClass,
}: {
  readonly banner: ShownBanner;
  readonly linkClass?: string | undefined;
}) => (
  <span data-banner="promo" data-screens={screens.join(' ')} className={styles.shown}>
    {headline} <Runs runs={text} />{' '}
    {actions.slice(0, 1).map(({ to, words }) => (
      <Link key={to} to={to} className={linkClass}>
        {words}
      </Link>
    ))}
  </span>
);
