// Handlers of `customMessagesContract`. The organization is always the session's: no call names one.
import { localDay } from '#base/calendar/rules';
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import type { customMessagesContract, SavedMessage } from '#people/custom-messages/contract';
import { MESSAGE_LIMITS, readMessage, type CustomMessage, type MessageProblem, type TypedMessage } from '#people/custom-messages/rules';
import { customMessagesWords } from '#people/custom-messages/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { changeMessage, MOST_MESSAGES, moveMessage, writeMessage, type MessageRefusal } from './keep-messages.ts';
import { PUT_AWAY } from './message-queries.ts';
import { readMessages, readOneMessage, shownMessages } from './read-messages.ts';

export interface CustomMessagesDeps {
  readonly db: Db;
  /** The refusal of a text with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function customMessageHandlers({ db, cardNumberIn }: CustomMessagesDeps): Handlers<typeof customMessagesContract> {
  const save = (call: Call, typed: TypedMessage, keep: (actor: Actor, wanted: CustomMessage) => Saving) =>
    asMember(call, async (actor): Promise<SavedMessage | Refusal> => {
      const { visit } = call;
      const refusal = cardNumberIn(typed, visit);
      if (refusal !== null) return refusal;
      const read = readMessage(typed);
      if (!read.ok) return { id: null, errors: read.problem.map((problem) => errorOf(problem, visit)) };
      const kept = await keep(actor, read.value);
      return kept.ok ? { id: kept.value, errors: [] } : refused(visit, kept.problem);
    });
  const move = (call: Call & { readonly params: { readonly messageId: string } }, kind: 'remove' | 'restore') =>
    asMember(call, async (actor) => {
      const moved = await moveMessage(db, actor, call.visit.now, { messageId: call.params.messageId, move: kind });
      return moved.ok ? {} : refused(call.visit, moved.problem);
    });
  return {
    denied: ({ copyLocale }, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'MESSAGES_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(customMessagesWords, copyLocale)(code));
    },
    'GET /api/organization/custom-messages': (call) => asMember(call, (actor) => readMessages(db, actor, call.query, todayOf(call.visit))),
    'GET /api/organization/custom-messages/:messageId': (call) =>
      asMember(
        call,
        async (actor) =>
          (await readOneMessage(db, actor, call.params.messageId, todayOf(call.visit))) ?? refused(call.visit, 'MESSAGE_NOT_FOUND'),
      ),
    'POST /api/organization/custom-messages': (call) =>
      save(call, call.body, (actor, wanted) => writeMessage(db, actor, call.visit.now, wanted)),
    'POST /api/organization/custom-messages/:messageId override PUT': (call) =>
      save(call, call.body, (actor, wanted) => changeMessage(db, actor, call.visit.now, { ...wanted, messageId: call.params.messageId })),
    'POST /api/organization/custom-messages/:messageId/remove': (call) => move(call, 'remove'),
    'POST /api/organization/custom-messages/:messageId/restore': (call) => move(call, 'restore'),
    'GET /api/custom-messages': async ({ visit, query }) => {
      if (visit.site.tenant !== 'business') return { messages: [] };
      const shopper = await visit.shopper();
      const actor = isSignedIn(shopper) ? actorOf(shopper) : undefined;
      if (actor === undefined) return { messages: [] };
      return { messages: await shownMessages(db, { ...actor, locale: visit.copyLocale }, query.place, todayOf(visit)) };
    },
    'POST /api/custom-messages/:messageId/put-away': (call) =>
      asMember(call, async ({ accountNumber, profileId }) => {
        const put = await db.run(PUT_AWAY, [accountNumber, profileId, call.params.messageId, call.visit.now]);
        return put > 0 ? {} : refused(call.visit, 'MESSAGE_NOT_FOUND');
      }),
  };
}

type Saving = Promise<Outcome<string, MessageRefusal>>;

const todayOf = ({ now, site }: Visit): string => localDay(now, site.timeZone);

/** Somebody without an organization has no messages: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'MESSAGE_NOT_FOUND') : answer(actor);
}

function errorOf({ field, code }: MessageProblem, { copyLocale }: Visit): SavedMessage['errors'][number] {
  const limit = field.startsWith('title') ? MESSAGE_LIMITS.title : MESSAGE_LIMITS.body;
  return { field, message: sayer(customMessagesWords, copyLocale)(code, { limit }) };
}

function refused({ copyLocale }: Visit, code: MessageRefusal): Refusal {
  return refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, sayer(customMessagesWords, copyLocale)(code, { most: MOST_MESSAGES }));
}
