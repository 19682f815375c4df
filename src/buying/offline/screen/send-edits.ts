// Sends the waiting changes, list by list in the order they were made in, and keeps what the shop answers.
import type { offlineContract } from '#buying/offline/contract';
import { answered, keepList, type EditAnswer, type Kept, type KeptList, type OfflineEdit } from '#buying/offline/rules';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';

/** The shop's answer for one list: of each change, and the list as it is then. */
export type SendReply =
  | { readonly answers: readonly EditAnswer[]; readonly list: KeptList }
  /** The list is not there any more, or not for this shopper. */
  | { readonly gone: true }
  /** The shop takes no change of it, with its reason. */
  | { readonly refused: string }
  /** Nothing was changed, and the changes wait on: there is no connection, or nobody is signed in. */
  | { readonly stopped: 'unreachable' | 'signIn' };

/** Sends changes of one list, at most {@link MOST_SENT}. */
type SendEdits = (listId: string, edits: readonly OfflineEdit[]) => Promise<SendReply>;

export interface Sent {
  /** How many changes are on the lists now. */
  readonly applied: number;
  readonly stopped: 'unreachable' | 'signIn' | null;
}

const call = caller<typeof offlineContract>();
/** Refusals that another try would not change. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 422]);

const sendEdits: SendEdits = async (listId, edits) => {
  const reply = await call('POST /cc/api/list/:id/edits', { params: { id: listId }, body: { edits: edits.map(bodyOf) } });
  if (!isRefusal(reply)) return { answers: reply.answers, list: { ...reply.list, savedAt: Date.now() } };
  if (reply.status === 401) return { stopped: 'signIn' };
  if (reply.status === 404) return { gone: true };
  return FINAL.has(reply.status) ? { refused: reply.message } : { stopped: 'unreachable' };
};

/** The shopper's name for what this browser keeps; null when nobody is signed in, for a representative, or when the shop did not answer. */
type AskKeeper = () => Promise<string | null>;

const askKeeper: AskKeeper = async () => {
  const reply = await call('GET /cc/api/list-keeper', {});
  return isRefusal(reply) ? null : reply.keeper;
};

/** How the page speaks with the shop about what is kept. */
export interface OfflineShop {
  readonly send: SendEdits;
  readonly whose: AskKeeper;
}

export const OFFLINE_SHOP: OfflineShop = { send: sendEdits, whose: askKeeper };

const bodyOf = ({ key, kind, listItemId, number, before, wanted }: OfflineEdit) => ({
  key,
  kind,
  before,
  wanted,
  ...(kind === 'add' ? { number } : { listItemId }),
});

const MOST_SENT = 100;

type ChangeKept = (work: (kept: Kept) => Kept) => Promise<Kept>;

export async function sendAll(edits: readonly OfflineEdit[], send: SendEdits, change: ChangeKept): Promise<Sent> {
  let applied = 0;
  for (const [listId, own] of Map.groupBy(edits, ({ listId: id }) => id))
    for (let at = 0; at < own.length; at += MOST_SENT) {
      const part = own.slice(at, at + MOST_SENT);
      const reply = await send(listId, part);
      if ('stopped' in reply) return { applied, stopped: reply.stopped };
      const answers = answersOf(reply, part);
      applied += answers.filter(({ outcome }) => outcome === 'applied' || outcome === 'appliedAlready').length;
      await change((kept) => {
        const left = answered(kept, answers);
        if ('list' in reply) return keepList(left, reply.list);
        return 'gone' in reply ? { ...left, lists: left.lists.filter((list) => list.listId !== listId) } : left;
      });
    }
  return { applied, stopped: null };
}

function answersOf(reply: Exclude<SendReply, { readonly stopped: unknown }>, edits: readonly OfflineEdit[]): readonly EditAnswer[] {
  if ('answers' in reply) return reply.answers;
  const [outcome, reason] = 'gone' in reply ? (['gone', null] as const) : (['refused', reply.refused] as const);
  return edits.map(({ key }) => ({ key, outcome, present: null, reason }));
}
