// Mail goes to the configured server; without one, while developing and demonstrating, to a mailbox kept in a table.
import { makeCircuit } from './circuit.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { statement, type Queries } from './db.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Names the mail among all of the shop's, the same at each try: it makes its Message-ID, by which a repeat is known for one (RFC 5322). */
  readonly id?: string;
}

export interface Mailer {
  /** Hands a mail over; throws when nobody took it, or when nobody knows whether it was taken. */
  send(mail: Mail): Promise<void>;
}

const KEEP_MAIL = statement<unknown>(
  'mailbox_keep',
  `insert into mailbox_message (recipient, subject, html, plain, sent_at, message_id) values ($1, $2, $3, $4, $5, $6)
on conflict (message_id) do nothing`,
);

/** Whether mails land in the development mailbox, which anybody who reaches the shop can read. */
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
    // The job that wanted to send stays on its queue and is tried again.
    return { send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail leaves the shop')) };
  }
  const { smtpUrl, mailFrom } = config;
  // Read with the first mail that leaves. What the address itself says of time-outs counts.
  const open = async () => (await import('nodemailer')).createTransport({ ...PATIENCE, url: smtpUrl });
  let transport: ReturnType<typeof open> | undefined;
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(mailFrom) ?? [];
  // Mails wait on their queue for a server that is away; they do not wait for it one after the other.
  const circuit = makeCircuit({ name: 'The mail server', failures: 3, restMs: REST_MS });
  return {
    async send({ to, subject, html, text, id }) {
      const mail = { from: mailFrom, to, subject, html, text, ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }) };
      await circuit(async () => (await (transport ??= open())).sendMail(mail));
    },
  };
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const REST_MS = 10_000;
