// Pages where the shopper answers: plain HTML, no script, clearly marked as a sandbox.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { escapeHtml } from '#platform/escape-html';
import { sandboxProviderWords } from '#providers/sandbox-provider/words';

export interface QuestionPage {
  readonly locale: CopyLocale;
  /** Who asks. */
  readonly who: string;
  readonly title: string;
  readonly lead: string;
  /** Possible answers, the most likely first; `value` is sent as `answer`. */
  readonly answers: readonly { readonly value: string; readonly text: string; readonly hint?: string }[];
  /** A link back, in place of answers. */
  readonly back?: { readonly href: string; readonly text: string };
}

/** Forms post to this host and are redirected to the shop; browsers apply form-action to the redirect too. */
export function questionPolicy(parents: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${parents.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

export function questionPage({ locale, who, title, lead, answers, back }: QuestionPage, styles: readonly string[]): string {
  const say = sayer(sandboxProviderWords, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${say('sandbox')}`)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<header class="band"><b>${escapeHtml(say('sandbox'))}</b> ${escapeHtml(say('sandboxNote'))}</header>
<main>
<p class="who">${escapeHtml(who)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${answers.length === 0 ? '' : `<form method="post">\n${answers.map(answerButton).join('\n')}\n</form>`}
${back === undefined ? '' : `<p><a class="button main" href="${escapeHtml(back.href)}">${escapeHtml(back.text)}</a></p>`}
</main>
</body>
</html>`;
}

function answerButton({ value, text, hint }: QuestionPage['answers'][number], at: number): string {
  const described = hint === undefined ? '' : ` aria-describedby="${value}-hint"`;
  return `<div class="answer"><button class="button${at === 0 ? ' main' : ''}" name="answer" value="${value}"${described}>${escapeHtml(text)}</button>${
    hint === undefined ? '' : `<p class="hint" id="${value}-hint">${escapeHtml(hint)}</p>`
  }</div>`;
}
