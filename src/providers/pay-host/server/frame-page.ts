// The card form as a page of the payment host: plain HTML, one script and one style sheet of its own (PAY-4).
import { sayer, type Say as SayOf } from '#base/locale/words';
import { CARD_BRANDS } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { escapeHtml } from '#platform/escape-html';
import type { Tokeniser } from '#providers/pay-host/contract';
import { FORM_CODES, type FormWords, type FrameQuery } from '#providers/pay-host/rules';
import { payHostWords } from '#providers/pay-host/words';
import type { FormFiles } from './built-files.ts';

/** More than a card number has, so that a number that is too long gets an error instead of being cut to a valid one. */
const MAX_NUMBER_SHOWN = 60;
/** A pasted code may have spaces or letters, which the script takes out. */
const MAX_CODE_TYPED = 20;

type Say = SayOf<(typeof payHostWords.keys)[number]>;

export function framePage(frame: FrameQuery, parentOrigin: string, files: FormFiles, tokeniser: Tokeniser): string {
  const say = sayer(payHostWords, frame.locale);
  const words = formWords(frame.locale, say);
  const fields = frame.isGift ? giftFields(say) : cardFields(frame, say);
  const title = say(frame.isGift ? 'giftTitle' : 'title');
  return page({ frame, parentOrigin, files, tokeniser, fields, title, words, say });
}

/** The script's texts; brands have the shop's names for them. */
function formWords(locale: FrameQuery['locale'], say: Say): FormWords {
  const brand = sayer(paymentWords, locale);
  const words = [
    ['failed', say('failed')],
    ['again', say('again')],
    ...FORM_CODES.map((code) => [code, say(code, { digits: '{digits}' })]),
    ...CARD_BRANDS.map((name) => [name, brand(name)]),
  ];
  return Object.fromEntries(words) as FormWords; // every one of them is there
}

function cardFields(frame: FrameQuery, say: Say): readonly string[] {
  return [
    '<p class="again" id="again" role="status"></p>',
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
          limit: MAX_CODE_TYPED,
          hint: say('securityCodeHelp'),
        })
      : '',
  ];
}

/** Browsers must not store or offer number and PIN: whoever knows both can spend the card. */
function giftFields(say: Say): readonly string[] {
  return [
    field({ name: 'number', label: say('giftNumber'), autocomplete: 'off', limit: MAX_NUMBER_SHOWN, hint: '' }),
    field({ name: 'securityCode', label: say('pin'), autocomplete: 'off', limit: MAX_CODE_TYPED, hint: say('pinHelp') }),
  ];
}

interface PageFacts {
  readonly frame: FrameQuery;
  readonly parentOrigin: string;
  readonly files: FormFiles;
  readonly tokeniser: Tokeniser;
  readonly fields: readonly string[];
  readonly title: string;
  readonly words: FormWords;
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
<meta name="tokeniser" content="${escapeHtml(JSON.stringify(tokeniser))}">
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
