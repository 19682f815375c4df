// The card form as a page of the payment host: plain HTML, its own policy, one script and one style sheet of its own (PAY-4).
import { sayer, type Say as SayOf } from '#base/locale/words';
import { GIFT_CODE_LENGTH, MAX_SECURITY_CODE } from '#buying/payment/rules';
import { FORM_WORDS, type FrameQuery } from '#providers/sandbox-provider/rules';
import { sandboxProviderWords } from '#providers/sandbox-provider/words';
import type { Tokeniser } from '#providers/sandbox-provider/contract';
import { escapeHtml } from './escape-html.ts';
import type { FrameFiles } from './frame-files.ts';

/** Nineteen digits in fours. */
const MAX_GIFT_NUMBER_SHOWN = 23;
/** More than a card number has: a number that is too long is said to be, never cut to one that is not. */
const MAX_NUMBER_SHOWN = 60;

type Say = SayOf<(typeof sandboxProviderWords.keys)[number]>;

/** Everything the frame may do; nobody but the declared parent may hold it (trust 17). */
export function framePolicy(parentOrigin: string, tokeniser?: Tokeniser): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    ...wayOf(tokeniser),
    "base-uri 'none'",
    `frame-ancestors ${parentOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Where the card may go: by a call of the page's script, or as a form that is answered in a frame. */
function wayOf(tokeniser: Tokeniser | undefined): readonly string[] {
  if (tokeniser?.vendor === 'aci')
    return ["connect-src 'self'", `form-action 'self' ${tokeniser.url}`, `frame-src 'self' ${tokeniser.url}`];
  return [`connect-src ${tokeniser?.url ?? "'self'"}`, "form-action 'none'"];
}

/** Where a form is led to when it was answered: nothing is there, and nobody but the form's own page and its parent may hold it. */
export function sentPolicy(parents: readonly string[]): string {
  return ["default-src 'none'", "base-uri 'none'", "form-action 'none'", `frame-ancestors 'self' ${parents.join(' ')}`].join('; ');
}

export const SENT_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sent</title></html>';

export function framePage(frame: FrameQuery, parentOrigin: string, files: FrameFiles, tokeniser?: Tokeniser): string {
  const say = sayer(sandboxProviderWords, frame.locale);
  const words = Object.fromEntries(FORM_WORDS.map((key) => [key, say(key, { digits: '{digits}' })]));
  const fields = frame.isGift ? giftFields(say) : cardFields(frame, say);
  const title = say(frame.isGift ? 'giftTitle' : 'title');
  return page({ frame, parentOrigin, files, tokeniser, fields, title, words, say });
}

function cardFields(frame: FrameQuery, say: Say): readonly string[] {
  return [
    field({
      name: 'number',
      label: say('number'),
      autocomplete: 'cc-number',
      limit: MAX_NUMBER_SHOWN,
      hint: '',
      after: '<span class="mark" id="mark" aria-hidden="true" hidden></span><span class="sr" id="brand" role="status"></span>',
    }),
    frame.expiry
      ? field({ name: 'expiry', label: say('expiry'), autocomplete: 'cc-exp', limit: 7, hint: '', placeholder: say('expiryFormat') })
      : '',
    frame.cvv
      ? field({
          name: 'securityCode',
          label: say('securityCode'),
          autocomplete: 'cc-csc',
          limit: MAX_SECURITY_CODE,
          hint: say('securityCodeHelp'),
        })
      : '',
  ];
}

/** Neither is kept or offered by a browser: whoever knows both has the money. */
function giftFields(say: Say): readonly string[] {
  return [
    field({ name: 'number', label: say('giftNumber'), autocomplete: 'off', limit: MAX_GIFT_NUMBER_SHOWN, hint: '' }),
    field({ name: 'securityCode', label: say('pin'), autocomplete: 'off', limit: GIFT_CODE_LENGTH, hint: say('pinHelp') }),
  ];
}

interface PageFacts {
  readonly frame: FrameQuery;
  readonly parentOrigin: string;
  readonly files: FrameFiles;
  readonly tokeniser: Tokeniser | undefined;
  readonly fields: readonly string[];
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  readonly say: Say;
}

function page({ frame, parentOrigin, files, tokeniser, fields, title, words, say }: PageFacts): string {
  const { isGift } = frame;
  return `<!doctype html>
<html lang="${frame.locale}" data-style="${frame.style}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${files.script}"></script>
${tokeniser === undefined ? '' : `<meta name="tokeniser" content="${escapeHtml(JSON.stringify(tokeniser))}">`}
</head>
<body>
<form id="card" novalidate aria-label="${escapeHtml(title)}" data-form="${isGift ? 'gift' : 'card'}" data-parent="${escapeHtml(parentOrigin)}" data-iframe-id="${frame.iframeId}" data-tran-id="${frame.tranID}" data-keep="${frame.noClrFlds ? 'Y' : 'N'}" data-words="${escapeHtml(JSON.stringify(words))}">
${fields.join('\n')}
<button type="submit" class="sr" tabindex="-1">${escapeHtml(say('continue'))}</button>
</form>
<noscript><p class="needs-script">${escapeHtml(say('needsScript'))}</p></noscript>
</body>
</html>`;
}

interface FieldFacts {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly limit: number;
  readonly hint: string;
  readonly placeholder?: string;
  readonly after?: string;
}

function field({ name, label, autocomplete, limit, hint, placeholder, after = '' }: FieldFacts): string {
  const described = hint === '' ? `${name}-error` : `${name}-error ${name}-hint`;
  return `<div class="field field--${name}">
<label for="${name}">${escapeHtml(label)}</label>
<div class="control"><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${limit}" required aria-describedby="${described}"${placeholder === undefined ? '' : ` placeholder="${escapeHtml(placeholder)}"`}>${after}</div>
<p class="error" id="${name}-error" role="alert"></p>
${hint === '' ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`}
</div>`;
}
