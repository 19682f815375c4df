// What is wrong with the words of a piece: every language of its sites has all of them, and none is too long (APP-2, HDR-3).
import type { CopyLocale } from '#base/locale/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { headlineLimit, type Piece, type PieceProblem, type PieceWords } from './piece.ts';

const LIMITS = { text: 400, body: 20_000, action: 40, alt: 200, description: 200 } as const;

export function wordProblems(piece: Piece): readonly PieceProblem[] {
  const read = localesOf(piece);
  const written = Object.entries(piece.words) as [CopyLocale, PieceWords][]; // the schema knows no other keys
  const missing = read.filter((locale) => piece.words[locale] === undefined);
  const useless = written.filter(([locale]) => locale !== 'es-US' && !read.includes(locale));
  return [
    ...missing.map((locale) => ({ field: `words.${locale}`, problem: 'is missing: one of its sites is read in it' })),
    ...useless.map(([locale]) => ({ field: `words.${locale}`, problem: 'is read on none of its sites' })),
    ...written.flatMap(([locale, words]) =>
      problemsIn(piece, words).map(({ field, problem }) => ({ field: `words.${locale}.${field}`, problem })),
    ),
  ];
}

/** The languages of its sites. */
function localesOf({ sites }: Piece): readonly CopyLocale[] {
  const known = sites.filter((site) => Object.hasOwn(SHIPPED_SITES, site));
  return [...new Set(known.flatMap((site) => SHIPPED_SITES[site].locales))];
}

function problemsIn(piece: Piece, words: PieceWords): readonly PieceProblem[] {
  const { headline, text = '', body, actions = [], alt, description = '' } = words;
  const most = headlineLimit(piece);
  const links = piece.links?.length ?? 0;
  const said = (isWrong: boolean, field: string, problem: string): readonly PieceProblem[] => (isWrong ? [{ field, problem }] : []);
  return [
    ...said(headline.trim() === '', 'headline', 'is empty'),
    ...said([...headline].length > most, 'headline', `has ${[...headline].length} characters; ${most} at most`),
    ...said(text.length > LIMITS.text, 'text', `is longer than ${LIMITS.text} characters`),
    ...said(body !== undefined && piece.slot !== 'landing', 'body', 'is for landing pages alone'),
    ...said((body ?? '').length > LIMITS.body, 'body', `is longer than ${LIMITS.body} characters`),
    ...said(actions.length !== links, 'actions', `are ${actions.length}, and links are ${links}`),
    ...said(
      actions.some((action) => action.trim() === '' || action.length > LIMITS.action),
      'actions',
      `are each 1 to ${LIMITS.action} characters`,
    ),
    ...said(piece.pictures !== undefined && alt === undefined, 'alt', 'is missing: what the picture shows, or "" when it only decorates'),
    ...said((alt ?? '').length > LIMITS.alt, 'alt', `is longer than ${LIMITS.alt} characters`),
    ...said(description.length > LIMITS.description, 'description', `is longer than ${LIMITS.description} characters`),
  ];
}
