// The development mailbox at /dev/mailbox: mail that the shop would have sent, newest first. Never served in production.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { statement, type Queries } from './db.ts';
import { escapeHtml } from './escape-html.ts';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';

interface MessageRow {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  readonly sent_at: Date;
}

const LATEST = statement<MessageRow>(
  'mailbox_latest',
  `select id, recipient, subject, '' as html, '' as plain, sent_at from mailbox_message where $1 = '' or recipient = $1 order by id desc limit 100`,
);
const MESSAGE = statement<MessageRow>('mailbox_message', 'select * from mailbox_message where id = $1');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111c36;background:#fbf9f4}table{border-collapse:collapse;width:100%;background:#fff}td,th{text-align:left;padding:.6rem .8rem;border:1px solid #e4ddcd}a{color:#1c4f80}';

/** `origins`: where the shop's pictures are, as mails name them. */
export function serveMailbox(app: FastifyInstance, db: Queries, origins: readonly string[]): void {
  // The mailbox is read on one of the shop's hosts: pictures come from the same host, whichever the mail names.
  const atHome = (html: string): string => origins.reduce((text, origin) => text.replaceAll(`src="${origin}/`, 'src="/'), html);
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', { config: { access: 'anyone' } }, async ({ query }, reply) => {
    const messages = await db.many(LATEST, [typeof query.to === 'string' ? query.to : '']);
    const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
    return answer(reply, policy, 'text/html', mailboxPage(messages));
  });
  app.get<{ Params: { id: string; form?: string } }>(
    '/dev/mailbox/:id/:form?',
    { config: { access: 'anyone' } },
    async ({ params }, reply) => {
      const message = /^\d{1,9}$/.test(params.id) ? await db.maybe(MESSAGE, [Number(params.id)]) : undefined;
      if (message === undefined) return answer(reply.code(404), "default-src 'none'", 'text/plain', 'No such message');
      if (params.form === 'text') return answer(reply, "default-src 'none'", 'text/plain', message.plain);
      // Mail has inline styles, as mail programs require; scripts are forbidden.
      return answer(reply, "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:", 'text/html', atHome(message.html));
    },
  );
}

function answer(reply: FastifyReply, policy: string, type: string, body: string): FastifyReply {
  return reply
    .headers({
      ...PROTECTIVE_HEADERS,
      'cache-control': 'no-store',
      'content-security-policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type(`${type}; charset=utf-8`)
    .send(body);
}

function mailboxPage(messages: readonly MessageRow[]): string {
  const rows = messages.map(
    ({ id, recipient, subject, sent_at }) =>
      `<tr><td>${escapeHtml(sent_at.toISOString().slice(0, 16).replace('T', ' '))}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a></td><td><a href="/dev/mailbox/${id}/text">text</a></td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>No mail yet.</p>'
      : `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><style>${STYLE}</style></head><body><h1>Mailbox</h1><p>Mail that this shop would have sent. Set SMTP_URL to send it.</p>${table}</body></html>`;
}
