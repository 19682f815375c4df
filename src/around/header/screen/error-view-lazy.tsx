// What is shown in place of a page that failed comes when one does; where even that does not arrive, the words alone.
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { headerWords } from '#around/header/words';
import { useWords } from '#ui/page/shop';
import type { ErrorViewProps } from './error-view.tsx';

const Lazy = lazy(() =>
  import('./error-view.tsx').then(
    ({ ErrorView: View }) => ({ default: View }),
    () => ({ default: Plain }),
  ),
);

export const ErrorView = (props: ErrorViewProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);

function Plain() {
  const t = useWords(headerWords);
  return (
    <div className="wrap">
      <h1>{t('brokenTitle')}</h1>
      <p>{t('brokenText')}</p>
    </div>
  );
}

/** What kind of failure a thrown thing is: a reply with a status, or a crash. */
export function errorKindOf(error: unknown): ErrorViewProps['kind'] {
  if (!isRouteErrorResponse(error)) return 'broken';
  // 400: the address asks for something with a text that nobody could mean.
  if (error.status === 404 || error.status === 400) return 'missing';
  return error.status === 403 ? 'forbidden' : 'broken';
}
