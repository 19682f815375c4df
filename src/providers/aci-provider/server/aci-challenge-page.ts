// The page that leads a shopper to the bank's challenge: ACI wants the browser to post a form there, and hidden forms before it. It has only
// its own script; without scripts the shopper presses a button, and the hidden forms, which are optional, are left out.
import type { FastifyInstance } from 'fastify';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';
import { paymentWords } from '#buying/payment/words';
import { escapeHtml } from '#platform/escape-html';
import { randomText } from '#platform/random';
import type { AciForm } from './aci-objects.ts';
import { CHALLENGE_PATH, type ChallengeRow, type Challenges } from './aci-challenges.ts';

/** Time limit of the hidden forms. */
const BEFORE_MS = 5_000;

export function serveChallenges(app: FastifyInstance, challenges: Pick<Challenges, 'named'>): void {
  app.get<{ Params: { name: string } }>(`${CHALLENGE_PATH}:name`, { config: { access: 'anyone' } }, async (request, reply) => {
    const row = await challenges.named(request.params.name.slice(0, 64));
    if (row === undefined) return reply.callNotFound();
    const nonce = randomText(16);
    return reply
      .header('content-security-policy', policy(row, nonce))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(row, nonce));
  });
}

/** The bank's host is not known in advance, and browsers also apply form-action to redirects. */
function policy({ redirect }: ChallengeRow, nonce: string): string {
  const places = new Set(['https:', ...[redirect, ...(redirect.preconditions ?? [])].map(({ url }) => new URL(url).origin)]);
  const list = [...places].join(' ');
  const parts = [
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${list}`,
    `form-action 'self' ${list}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return ["default-src 'none'", ...parts].join('; ');
}

function page({ redirect, locale }: ChallengeRow, nonce: string): string {
  const say = sayer(checkoutWords, locale);
  const title = escapeHtml(say('challengeTitle'));
  const before = (redirect.preconditions ?? []).map((form, at) => unseen(form, at));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(sayer(paymentWords, locale)('PAYMENT_CHALLENGE'))}</p>
<form id="bank" method="${methodOf(redirect)}" action="${escapeHtml(redirect.url)}">
${fieldsOf(redirect)}
<button>${escapeHtml(say('challengeGo'))}</button>
</form>
</main>
${before.join('\n')}
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

/** In the shop's style (src/ui/styles/tokens.css): the page shows for a moment, or without scripts until the button is pressed. */
const STYLE = `
body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif; color: #111c36; background: #fbf9f4; }
main { width: min(100% - 5rem, 27rem); margin: clamp(1rem, 6vh, 4rem) auto; padding: 1.5rem; border-radius: 0.75rem; background: #fff; box-shadow: 0 2px 8px rgb(17 28 54 / 12%); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.14; text-wrap: balance; }
button { min-height: 3rem; padding: 0 1.25rem; border: 1px solid #111c36; border-radius: 0.5rem; font: 650 1rem/1 system-ui, sans-serif; color: #111c36; background: #ffb224; cursor: pointer; }
button:focus-visible { outline: 3px solid #111c36; outline-offset: 3px; }
`;

/** Posts the hidden forms, waits for their answer, then goes to the bank. */
const SCRIPT = `
const go = () => { if (!gone) { gone = true; document.getElementById('bank').submit(); } };
let gone = false;
const frames = [...document.querySelectorAll('iframe')];
let left = frames.length;
for (const frame of frames) {
  frame.addEventListener('load', () => { left -= 1; if (left === 0) go(); });
  document.getElementById('form-' + frame.name).submit();
}
if (left === 0) go();
setTimeout(go, ${BEFORE_MS});
`;

function unseen(form: AciForm, at: number): string {
  const name = `before-${at}`;
  return `<form id="form-${name}" target="${name}" method="${methodOf(form)}" action="${escapeHtml(form.url)}">${fieldsOf(form)}</form>
<iframe name="${name}" title="" hidden></iframe>`;
}

const methodOf = ({ method }: AciForm): 'get' | 'post' => (method === 'GET' ? 'get' : 'post');

function fieldsOf({ parameters = [] }: AciForm): string {
  return parameters.map(({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n');
}
