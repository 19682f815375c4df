// Loads the error view at the first error; if that fails, shows only its text.
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

/** Classifies an error: a response with a status, or a crash. */
export function errorKindOf(error: unknown): ErrorViewProps['kind'] {
  if (!isRouteErrorResponse(error)) return 'broken';
  // 400: the address contains malformed text.
  if (error.status === 404 || error.status === 400) return 'missing';
  return error.status === 403 ? 'forbidden' : 'broken';
}
