// Handlers of chat and feedback.
import { randomUUID } from 'node:crypto';
import type { Chat, contactContract } from '#around/contact/contract';
import { departmentsOf, readChat, readFeedback } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import { setDepartment } from './chat-department.ts';
import { chatWasSeen } from './chat-was-seen.ts';
import { CHAT_BEGIN, CHAT_OF, CHAT_SEEN, CHAT_TURN, CHAT_WRITE, type ChatRow } from './chat-queries.ts';
import { WRITE_FEEDBACK } from './feedback-queries.ts';

/** Faster than anybody can type. */
const WRITING = [
  { by: ['shopper'], most: 30, seconds: QUARTER_S },
  { by: ['address'], most: 90, seconds: QUARTER_S },
  { by: [], most: 3_000, seconds: 60 },
] as const;
const LONGEST_PAGE = 300;

export interface ContactFacts {
  readonly db: Db;
  readonly limits: Limits;
  readonly toggles: Pick<Toggles, 'isOn'>;
}

export function contactHandlers({ db, limits, toggles }: ContactFacts): Handlers<typeof contactContract> {
  const chats = limits.of('chat', WRITING);
  return {
    'GET /api/chat': async ({ visit }) => {
      const off = await switchedOff(toggles, visit, 'chat');
      if (off !== null) return off;
      const shopper = await visit.shopper();
      const row = shopper === null ? undefined : await db.maybe(CHAT_OF, [shopper.shopperId]);
      if (row?.mail_is_due === true) await chatWasSeen(db, row.conversation_id, row.last_seq);
      if (row !== undefined) return chatOf(row);
      const profile = shopper?.profile;
      return { messages: [], name: profile?.firstName ?? '', email: profile?.email ?? '' };
    },

    'POST /api/chat': async ({ body, visit }) => {
      const off = await switchedOff(toggles, visit, 'chat');
      if (off !== null) return off;
      const judged = readChat(body);
      if (!judged.ok)
        return refuse(400, 'BAD_REQUEST', sayer(contactWords, visit.copyLocale)(`wrong.${judged.problem.field}`), judged.problem.field);
      if (holdsCardNumber(judged.value)) return refuseCardNumber(visit);
      const { text, name, email } = judged.value;
      const { shopperId } = await visit.ensureShopper();
      const refused = await tooMuch(chats, visit, shopperId);
      if (refused !== null) return refused;
      return db.transaction(async (tx) => {
        await tx.run(CHAT_TURN, [shopperId]);
        const { conversation_id: id } = await tx.one(CHAT_BEGIN, { ...beginningOf(visit, shopperId), name, email });
        const written = await tx.maybe(CHAT_WRITE, [id, 'shopper', text, visit.now, body.requestKey]);
        // A shopper who writes has seen the answers before.
        if (written !== undefined) await tx.run(CHAT_SEEN, [id, written.seq]);
        return chatOf(await tx.one(CHAT_OF, [shopperId]));
      });
    },

    'POST /api/visitor/set_department': async ({ body, visit }) =>
      (await switchedOff(toggles, visit, 'chat')) ?? setDepartment(db, body.department, visit),

    'POST /api/feedback': feedbackHandler({ db, limits, toggles }),
  };
}

function feedbackHandler({ db, limits, toggles }: ContactFacts): Handlers<typeof contactContract>['POST /api/feedback'] {
  const feedback = limits.of('feedback', WRITING);
  return async ({ body, visit }) => {
    const off = await switchedOff(toggles, visit, 'feedback');
    if (off !== null) return off;
    const judged = readFeedback(body);
    if (!judged.ok)
      return refuse(400, 'BAD_REQUEST', sayer(contactWords, visit.copyLocale)(`wrong.${judged.problem.field}`), judged.problem.field);
    if (holdsCardNumber(judged.value)) return refuseCardNumber(visit);
    const { text, email } = judged.value;
    const { shopperId } = await visit.ensureShopper();
    const refused = await tooMuch(feedback, visit, shopperId);
    if (refused !== null) return refused;
    const { topic, rating, requestKey, page = '' } = body;
    const written = { topic, rating, body: text, email: email === '' ? null : email, page: ownAddress(page) };
    await db.run(WRITE_FEEDBACK, { ...writerOf(visit, shopperId), feedbackId: randomUUID(), requestKey, ...written });
    return { thanks: true };
  };
}

/** The refusal for a visitor who writes too much, or null. */
async function tooMuch(writing: ReturnType<Limits['of']>, visit: Visit, shopperId: string): Promise<Refusal | null> {
  const { wait } = await writing.take({ shopper: shopperId, address: visit.ip });
  return wait === 0 ? null : tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(contactWords, visit.copyLocale)('tooMany'));
}

/** Refuses what a toggle switches off for this visitor, on every route (USR-7). */
async function switchedOff(toggles: Pick<Toggles, 'isOn'>, visit: Visit, toggle: 'chat' | 'feedback'): Promise<Refusal | null> {
  return toggles.isOn(toggle, toggleVisitor(await visit.shopper()))
    ? null
    : refuse(404, 'NOT_OFFERED', sayer(contactWords, visit.copyLocale)(`${toggle}Off`, { phone: visit.site.phone }));
}

const writerOf = ({ site, locale, now }: Visit, ownerId: string) => ({ ownerId, tenant: site.tenant, locale, now });

const beginningOf = (visit: Visit, ownerId: string) => ({
  ...writerOf(visit, ownerId),
  conversationId: randomUUID(),
  copyLocale: visit.copyLocale,
  department: departmentsOf(visit.site.tenant)[0] ?? null,
});

const chatOf = ({ messages, name, email }: ChatRow): Chat => ({
  messages: messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
  name,
  email,
});

/** An address within the shop, without its query; anything else is not stored. */
function ownAddress(page: string): string {
  return /^\/[\w/.-]*/.exec(page)?.[0].slice(0, LONGEST_PAGE) ?? '';
}
