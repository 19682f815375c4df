// What writers of messages see (H_CM), and what everybody else of the organization is shown.
import type { CopyLocale } from '#base/locale/rules';
import type { CustomMessageView, ShownMessage } from '#people/custom-messages/contract';
import { messageIn, messageState, type MessagePlace, type MessageState } from '#people/custom-messages/rules';
import { groupsOf, type Actor } from '#people/organizations/server';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { messageFrom } from './keep-messages.ts';
import { COUNT_MESSAGES, MESSAGE_BY_ID, MESSAGES, SHOWN_MESSAGES, type MessageRow } from './message-queries.ts';

const PER_PAGE = 25;

interface Asked {
  readonly state?: MessageState;
  readonly page?: string;
}

/** `today`: the day in the site's time zone. */
export async function readMessages(on: Queries, { accountNumber }: Actor, { state, page = '1' }: Asked, today: string) {
  const ask = (at: number) => on.many(MESSAGES, [accountNumber, today, state ?? null, PER_PAGE, (at - 1) * PER_PAGE]);
  const asked = Math.max(1, Number(page));
  const found = await ask(asked);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && asked > 1;
  const rows = isGone ? await ask(1) : found;
  const [counts, groups, organization] = await Promise.all([
    on.one(COUNT_MESSAGES, [accountNumber, today]),
    groupNames(on, accountNumber),
    organizationOf(on, accountNumber),
  ]);
  return {
    organization: organization?.name ?? '',
    messages: rows.map((row) => viewOf(row, groups, today)),
    counts,
    groups: [...groups].map(([groupId, name]) => ({ groupId, name })),
    today,
    page: isGone ? 1 : asked,
    pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE),
  };
}

export async function readOneMessage(
  on: Queries,
  { accountNumber }: Actor,
  messageId: string,
  today: string,
): Promise<CustomMessageView | undefined> {
  const row = await on.maybe(MESSAGE_BY_ID, [accountNumber, messageId]);
  return row && viewOf(row, await groupNames(on, accountNumber), today);
}

const groupNames = async (on: Queries, accountNumber: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await groupsOf(on, accountNumber)).map(({ groupId, name }) => [groupId, name]));

function viewOf(row: MessageRow, names: ReadonlyMap<string, string>, today: string): CustomMessageView {
  const { groupIds, places, ...message } = messageFrom(row);
  return {
    ...message,
    places: [...places],
    messageId: row.message_id,
    groups: groupIds.map((groupId) => ({ groupId, name: names.get(groupId) ?? '' })),
    writtenBy: row.written_by,
    writtenAt: row.written_at.toISOString(),
    state: messageState(message, today),
    isRemoved: row.removed_at !== null,
  };
}

interface Reader {
  readonly accountNumber: string;
  readonly profileId: string;
  readonly locale: CopyLocale;
}

/** At most five: warnings first, then the latest. */
export async function shownMessages(
  on: Queries,
  { accountNumber, profileId, locale }: Reader,
  place: MessagePlace,
  today: string,
): Promise<ShownMessage[]> {
  const rows = await on.many(SHOWN_MESSAGES, [accountNumber, profileId, place, today]);
  return rows.map(({ message_id: messageId, tone, title, body, title_french: titleFrench, body_french: bodyFrench }) => ({
    messageId,
    tone,
    ...messageIn({ title, body, titleFrench, bodyFrench }, locale),
  }));
}
