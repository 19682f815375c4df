// A banner as HTML, for programs that put it into pages of their own.
import type { ShownBanner } from '#finding/banners/server';
import { escapeHtml } from '#platform/escape-html';
import type { Block, Run } from './clean-html.ts';

export function htmlOf({ id, layout, theme, headline, text, body, actions, picture }: ShownBanner): string {
  const lines = headline.split('\n').map(escapeHtml).join('<br>');
  return [
    `<section data-banner="${escapeHtml(id)}" data-layout="${layout}" data-theme="${theme}">`,
    picture === null ? '' : pictureHtml(picture),
    `<h2>${lines}</h2>`,
    text.length === 0 ? '' : `<p>${runsHtml(text)}</p>`,
    ...body.map(blockHtml),
    ...actions.map(({ to, words }) => `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`),
    '</section>',
  ].join('');
}

function pictureHtml({ alt, sources }: NonNullable<ShownBanner['picture']>): string {
  const others = sources.slice(0, -1).map(({ media, src }) => `<source media="${escapeHtml(media)}" srcset="${escapeHtml(src)}">`);
  return `<picture>${others.join('')}<img src="${escapeHtml(sources.at(-1)?.src ?? '')}" alt="${escapeHtml(alt)}"></picture>`;
}

const runsHtml = (runs: readonly Run[]): string => runs.map(runHtml).join('');

function runHtml({ text, bold, italic, href }: Run): string {
  if (text === '\n') return '<br>';
  const slanted = italic ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
  const strong = bold ? `<strong>${slanted}</strong>` : slanted;
  return href === undefined ? strong : `<a href="${escapeHtml(href)}">${strong}</a>`;
}

function blockHtml({ kind, lines }: Block): string {
  const isList = kind === 'ul' || kind === 'ol';
  return `<${kind}>${lines.map((line) => (isList ? `<li>${runsHtml(line)}</li>` : runsHtml(line))).join('')}</${kind}>`;
}
