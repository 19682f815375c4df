// The page that leads a shopper to their bank: ACI wants the browser to send a form there, and before that others, which nobody sees. It has
// no script but its own; without one the shopper presses the button, and what nobody sees is left out, as the bank may leave it out.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { checkoutWords } from '#checkout/words';
import { sayer } from '#locale/words';
import { paymentWords } from '#payment/words';
import type { AciForm } from './aci-objects.ts';
import { QUESTION_PATH, type QuestionRow, type Questions } from './aci-questions.ts';

/** No longer than this is waited for what nobody sees. */
const BEFORE_MS = 5_000;

export function serveQuestions(app: FastifyInstance, questions: Pick<Questions, 'named'>): void {
  app.get<{ Params: { name: string } }>(`${QUESTION_PATH}:name`, async (request, reply) => {
    const row = await questions.named(request.params.name.slice(0, 64));
    if (row === undefined) return reply.code(404).type('text/plain').send('');
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', policy(row, nonce))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(row, nonce));
  });
}

/** Which bank it is nobody knows before; from there a browser is led on, and back to the shop, and holds that to this list too. */
function policy({ redirect }: QuestionRow, nonce: string): string {
  const places = new Set(['https:', ...[redirect, ...(redirect.preconditions ?? [])].map(({ url }) => new URL(url).origin)]);
  const list = [...places].join(' ');
  const parts = [
    `script-src 'nonce-${nonce}'`,
    `frame-src ${list}`,
    `form-action 'self' ${list}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return ["default-src 'none'", ...parts].join('; ');
}

function page({ redirect, locale }: QuestionRow, nonce: string): string {
  const say = sayer(checkoutWords, locale);
  const title = escaped(say('challengeTitle'));
  const before = (redirect.preconditions ?? []).map((form, at) => unseen(form, at));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(sayer(paymentWords, locale)('PAYMENT_CHALLENGE'))}</p>
<form id="bank" method="${methodOf(redirect)}" action="${escaped(redirect.url)}">
${fieldsOf(redirect)}
<button>${escaped(say('challengeGo'))}</button>
</form>
</main>
${before.join('\n')}
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

/** Sends what nobody sees, waits for its answer, and goes to the bank. */
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
  return `<form id="form-${name}" target="${name}" method="${methodOf(form)}" action="${escaped(form.url)}">${fieldsOf(form)}</form>
<iframe name="${name}" title="" hidden></iframe>`;
}

const methodOf = ({ method }: AciForm): 'get' | 'post' => (method === 'GET' ? 'get' : 'post');

function fieldsOf({ parameters = [] }: AciForm): string {
  return parameters.map(({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
