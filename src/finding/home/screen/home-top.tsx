// The beginning of the home page: the hero for everybody, or a greeting and the shopper's own goods for those who have signed in.
import { useLayoutEffect, type ReactNode } from 'react';
import { useSessionFacts, type ShownCustomer } from '#people/sessions/screen';
import { HelloBand } from './hello-band.tsx';
import { HomeMessages } from './home-messages.tsx';
import styles from './home-top.module.css';
import { OwnRow, type OwnRowProps } from './own-row.tsx';

/** The shopper who has signed in; null for others and while unknown. */
export function useKnownShopper(): ShownCustomer | null {
  const facts = useSessionFacts();
  // The page's first script has set it from what the browser remembers, which a sign-in or sign-out changes. Before the page is painted again.
  useLayoutEffect(() => {
    if (facts !== null) document.documentElement.toggleAttribute('data-known', facts.signedIn);
  }, [facts]);
  return facts?.signedIn === true ? facts : null;
}

interface HomeTopProps extends OwnRowProps {
  readonly session: ShownCustomer | null;
  /** The hero beside the greeting, where content has one for some of those who have signed in. */
  readonly hero?: ReactNode;
  /** What everybody else sees. */
  readonly children: ReactNode;
}

/** The page is the same for everybody, so it carries both; styles show one of them until the page is awake, and then only one is left. */
export const HomeTop = ({ session, hero, children, row, isLoading, className }: HomeTopProps) => (
  <>
    <HomeMessages session={session} />
    <div className={styles.everybody}>{session === null && children}</div>
    <div className={styles.own} data-own="">
      <HelloBand session={session} />
      {hero}
      <OwnRow row={session === null ? undefined : row} isLoading={session === null || isLoading} className={className} />
    </div>
  </>
);
