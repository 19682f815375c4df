// Shoppers and staff for the tests of chat and feedback.
import { randomUUID } from 'node:crypto';
import type { Chat } from '#around/contact/contract';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/db';
import { makeHosts } from '#platform/hosts';
import { makeMailer, type Mailer } from '#platform/mail';
import { answerChat, makeChatMail, openChats } from '#around/contact/server';

/** The shop's clock stands still, so its own jobs send no mail; the tests run them. */
export const NOW = new Date('2026-11-20T14:00:00Z');
const CONFIG = readConfig({ PORT: '3000', INKWELL_DEMO: 'yes' });
const PASSWORD = 'correct horse battery';

interface Reply {
  readonly status: number;
  json<T = Record<string, unknown>>(): T;
}

/** The parts of a test shop that are used here. */
interface AskedShop {
  readonly db: Db;
  browser(): {
    send(method: 'GET' | 'POST', url: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  };
}

type OpenAccount<Shop> = (
  shop: Shop,
  browser: ReturnType<AskedShop['browser']>,
  account: { readonly fullName: string; readonly email: string; readonly password: string },
  options: { readonly headers: Readonly<Record<string, string>> },
) => Promise<Reply>;

/** `shop` must trust its proxy: everybody writes from their own network address. */
export function askersOf<Shop extends AskedShop>(shop: Shop, openAccount: OpenAccount<Shop>) {
  let people = 0;
  const someone = () => {
    people += 1;
    const address = `192.0.2.${people}`;
    const browser = shop.browser();
    const send = (method: 'GET' | 'POST', url: string, body?: object) => browser.send(method, url, body, { 'x-forwarded-for': address });
    const email = `asker${people}@example.com`;
    const write = (text: string, over: object = {}) =>
      send('POST', '/api/chat', { text, name: 'Ana', email, requestKey: randomUUID(), ...over });
    const texts = async () => (await send('GET', '/api/chat')).json<Chat>().messages.map(({ byWhom, text }) => `${byWhom}: ${text}`);
    const account = { fullName: 'Ana Silva', email, password: PASSWORD };
    const signUp = () => openAccount(shop, browser, account, { headers: { 'x-forwarded-for': address } });
    const signIn = (as = email) => send('POST', '/api/sign-in', { email: as, password: PASSWORD });
    return { send, write, texts, signUp, signIn, email };
  };
  const open = async (text: string) => (await openChats(shop.db)).find(({ messages }) => messages.some((one) => one.text === text));
  /** Staff answer the open conversation that contains this text. */
  const answer = async (text: string, words: string, now = NOW) =>
    answerChat(shop.db, (await open(text))?.conversation_id ?? '', words, now);
  /** Mails about the conversation, without the one that opened the account. */
  const mails = async (email: string) =>
    (
      await shop.db.raw(
        `select subject, html, plain from mailbox_message where recipient = $1 and plain not like '%/open-account%' and plain not like '%/account/security%' order by id`,
        [email],
      )
    ).rows as {
      subject: string;
      plain: string;
    }[];
  const mailbox: Mailer = { send: (mail) => makeMailer(CONFIG, shop.db, { now: () => NOW }).send(mail) };
  const mailDue = (seconds: number, mailer = mailbox) =>
    makeChatMail({ db: shop.db, clock: { now: () => after(seconds) }, hosts: makeHosts(CONFIG), mailer }).handle({});
  /** The stored conversation that contains this text. */
  const rowOf = async (text: string) =>
    (
      await shop.db.raw(
        `select c.conversation_id as id, c.mail_due_at, c.mail_attempts, c.xmin::text as version from conversation c
         where exists (select from conversation_message m where m.conversation_id = c.conversation_id and m.body = $1)`,
        [text],
      )
    ).rows[0] as { id: string; mail_due_at: Date | null; mail_attempts: number; version: string };
  return { someone, open, answer, mails, mailbox, mailDue, rowOf };
}

export const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
