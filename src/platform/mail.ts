// Sends mail through the configured server; in development and the demo, without one, stores it in the mailbox table.
import { makeCircuit } from './circuit.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { statement, type Queries } from './db.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Unique name of the mail, the same at each retry. It becomes the Message-ID, by which mail programs recognize a repeat (RFC 5322). */
  readonly id?: string;
  /** Address of the page that ends such mails, for mail programs that show it as a button (RFC 2369). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Delivers a mail; throws when the server did not accept it, or when that is unknown. */
  send(mail: Mail): Promise<void>;
}

const KEEP_MAIL = statement<unknown>(
  'mailbox_keep',
  `insert into mailbox_message (recipient, subject, html, plain, sent_at, message_id) values ($1, $2, $3, $4, $5, $6)
on conflict (message_id) do nothing`,
);

/** Whether mail goes to the development mailbox, which anybody who reaches the shop can read. */
export function hasMailbox({ smtpUrl, production, demo }: Pick<Config, 'smtpUrl' | 'production' | 'demo'>): boolean {
  return smtpUrl === undefined && (!production || demo);
}

export function makeMailer(config: Pick<Config, 'smtpUrl' | 'production' | 'demo' | 'mailFrom'>, db: Queries, clock: Clock): Mailer {
  if (hasMailbox(config)) {
    return {
      send: async ({ to, subject, html, text, id = null }) => void (await db.run(KEEP_MAIL, [to, subject, html, text, clock.now(), id])),
    };
  }
  if (config.smtpUrl === undefined) {
    // The job stays on its queue and is retried.
    return { send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail leaves the shop')) };
  }
  const { smtpUrl, mailFrom } = config;
  // Loaded with the first mail. Timeouts in the URL take precedence.
  const open = async () => (await import('nodemailer')).createTransport({ ...PATIENCE, url: smtpUrl });
  let transport: ReturnType<typeof open> | undefined;
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(mailFrom) ?? [];
  // While the server is away, mails wait on their queue instead of each waiting for a timeout.
  const circuit = makeCircuit({ name: 'The mail server', failures: 3, restMs: REST_MS });
  return {
    async send({ to, subject, html, text, id, unsubscribe }) {
      const mail = {
        from: mailFrom,
        to,
        subject,
        html,
        text,
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
        ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
      };
      await circuit(async () => (await (transport ??= open())).sendMail(mail));
    },
  };
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const REST_MS = 10_000;
