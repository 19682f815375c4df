// Text of content with its hands and links: elements, never markup.
import { Fragment } from 'react';
import { Link } from '#ui/kit/link';
import type { ShownBanner } from './banner-types.ts';

type Run = ShownBanner['text'][number];

export const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  // Runs of a text never change their order.
  runs.map((run, at) => <Fragment key={`${at} ${run.text}`}>{handed(run)}</Fragment>);

function handed({ text, bold, italic, href }: Run) {
  if (text === '\n') return <br />;
  const slanted = italic ? <em>{text}</em> : text;
  const strong = bold ? <strong>{slanted}</strong> : slanted;
  return href === undefined ? strong : <Link to={href}>{strong}</Link>;
}
