// Staff's commands for chat, feedback and marketing forms: `npm run staff -- chat|feedback|marketing-requests DO`.
import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { answerChat, feedbackSince, openChats } from '#around/contact/server';
import { MARKETING_FIELDS } from '#around/marketing-forms/rules';
import { marketingRequestsSince } from '#around/marketing-forms/server';
import type { StaffJob } from './staff-job.ts';

const DAY_MS = 86_400_000;
const FEEDBACK_DAYS = 90;
const REQUEST_DAYS = 365;
const COLUMNS = ['at', 'tenant', 'locale', 'topic', 'rating', 'body', 'email', 'page'];
const REQUEST_COLUMNS = ['at', 'form', 'tenant', 'locale', ...MARKETING_FIELDS, 'page'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const CONTACT_JOBS: Readonly<Record<string, StaffJob>> = {
  'chat list': async ({ db, say }) => {
    const chats = await openChats(db);
    say(`${chats.length} conversations wait`);
    for (const { conversation_id: id, tenant, locale, name, messages } of chats) {
      say(`\n${id}  ${tenant} ${locale}  ${name}`);
      for (const { byWhom, text, at } of messages) say(`  ${new Date(at).toISOString()} ${byWhom}: ${text.replaceAll('\n', '\n    ')}`);
    }
    return [];
  },
  'chat answer': async ({ db, file, rest, now, say }) => {
    const text = rest.join(' ').trim();
    if (text === '' || text.length > 2_000) return ['Write the answer after the number: 1 to 2,000 characters'];
    if (!ID.test(file) || !(await answerChat(db, file, text, now))) return [`There is no conversation ${file}`];
    say('Answered; it is mailed in a minute unless it is read on the page before');
    return [];
  },
  'feedback export': async ({ db, file, now, say }) => {
    const rows = await feedbackSince(db, new Date(now.getTime() - FEEDBACK_DAYS * DAY_MS));
    await writeRows(file, rows, COLUMNS);
    say(`${rows.length} rows written to ${file}`);
    return [];
  },
  'marketing-requests export': async ({ db, file, now, say }) => {
    const rows = await marketingRequestsSince(db, new Date(now.getTime() - REQUEST_DAYS * DAY_MS));
    await writeRows(file, rows, REQUEST_COLUMNS);
    say(`${rows.length} rows written to ${file}`);
    return [];
  },
};

async function writeRows(file: string, rows: readonly { readonly at: Date }[], columns: readonly string[]): Promise<void> {
  const shown = rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
  await writeFile(file, stringify(shown, { header: true, columns: [...columns], escape_formulas: true }));
}
