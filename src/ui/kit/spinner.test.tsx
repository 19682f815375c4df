import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';

test('[ERR-2] a spinner is large by default', () => {
  expect(renderToStaticMarkup(<Spinner label="Loading" />)).toBe(renderToStaticMarkup(<Spinner label="Loading" size="lg" />));
  expect(renderToStaticMarkup(<Spinner />)).not.toBe(renderToStaticMarkup(<Spinner size="sm" />));
});
