// The footer's ways of help and lists of links. They hold many words and are the same on every page, so the browser keeps the served markup as it
// is and loads no code for it.
import { createContext, lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CachedPart } from '#ui/page/cached-part';
import type { FooterToggle } from '#around/header/rules';

const ID = 'footer-lists';

type On = readonly FooterToggle[];

const ServerLists = createContext<((on: On) => ReactNode) | null>(null);
/** Hands in what draws the lists on the server: an import here would bring their code to every page. */
export const FooterListsProvider = ServerLists.Provider;

/** A browser needs the code only where the served markup is gone or shows other links: after checkout, or for an account with other toggles. */
const LaterLists = lazy(async () => ({ default: (await import('./footer-lists.tsx')).FooterLists }));

/** Toggles of the served lists; undefined on a page without them. */
const served = import.meta.env.SSR ? undefined : document.getElementById(ID)?.dataset['on'];

/** One object: React writes another one's markup into the page, even where it is the same. */
const KEPT = { __html: '' };

const never = () => () => {};
const isWaking = () => true;
const isAwake = () => false;

/** `on`: the toggles that are on. */
export function ServedFooter({ on }: { readonly on: On }) {
  const draw = use(ServerLists);
  const toggles = on.join(' ');
  // Only the first rendering, which takes over the served page, can keep its markup.
  const [isServed] = useState(useSyncExternalStore(never, isAwake, isWaking));
  if (isServed && served === toggles) return <div id={ID} data-on={toggles} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div id={ID} data-on={toggles}>
      <Suspense>
        <CachedPart name={`footer ${toggles}`} of={null}>
          {draw === null ? <LaterLists on={on} /> : draw(on)}
        </CachedPart>
      </Suspense>
    </div>
  );
}
