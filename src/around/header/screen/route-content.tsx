// The edition's name and the news line for accounts of each route (APP-13).
import type { ReactNode } from 'react';
import type { Paths } from '#paths';
import { sessionsWords } from '#people/sessions/words';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './top-hat.module.css';

type OwnRoute = 'HIT' | 'SWS' | 'EDIV' | 'WFC' | 'southwest';

export interface RouteContentProps {
  readonly routeType: string;
  /** `badge`: the text after the logo; `news`: a sentence with a link. */
  readonly part: 'badge' | 'news';
  /** Shown for a route without its own content. */
  readonly children: ReactNode;
}

/** Link of each route's news; `label` is its text. */
const PLACES: Readonly<Record<OwnRoute, (paths: Paths, label: string) => string>> = {
  HIT: (paths) => paths.printerFinder(),
  SWS: (paths) => paths.quickOrder(),
  EDIV: (paths) => paths.departments(),
  WFC: (paths, label) => paths.search({ q: label.toLowerCase() }),
  southwest: (paths) => paths.stores(),
};

export function RouteContent({ routeType, part, children }: RouteContentProps) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  if (!isOwn(routeType)) return children;
  if (part === 'badge') return t(`${routeType}Badge`);
  const label = t(`${routeType}Link`);
  return (
    <>
      {t(`${routeType}News`)}{' '}
      <Link to={PLACES[routeType](paths, label)} className={styles.more}>
        {label}
      </Link>
    </>
  );
}

function isOwn(routeType: string): routeType is OwnRoute {
  return Object.hasOwn(PLACES, routeType);
}
