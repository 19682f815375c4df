// Writes, changes, takes down and restores messages (H_CM). Each change is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CustomMessage } from '#people/custom-messages/rules';
import { groupsOf, noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import {
  ADD_GROUPS,
  BRING_BACK,
  CLEAR_GROUPS,
  KEEP_MESSAGE,
  MESSAGE_BY_ID,
  MESSAGES_UP,
  REMOVE_MESSAGE,
  RESTORE_MESSAGE,
  type MessageRow,
} from './message-queries.ts';

/** Most messages of an organization that are up, ended ones included. */
export const MOST_MESSAGES = 200;

export type MessageRefusal = 'MESSAGE_NOT_FOUND' | 'MESSAGES_FULL' | 'GROUP_NOT_FOUND';

/** The id of the message that was written, or of the one that was there already just so. */
export function writeMessage(db: Db, actor: Actor, now: Date, wanted: CustomMessage): Promise<Outcome<string, MessageRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if (await hasUnknownGroup(tx, accountNumber, wanted)) return failed('GROUP_NOT_FOUND');
    const up = await tx.many(MESSAGES_UP, [accountNumber]);
    const same = up.find((row) => isSame(messageFrom(row), wanted));
    if (same !== undefined) return done(same.message_id);
    if (up.length >= MOST_MESSAGES) return failed('MESSAGES_FULL');
    const messageId = randomUUID();
    await keep(tx, actor, now, { ...wanted, messageId });
    await noteEvent(tx, actor, { kind: 'messageWritten', about: wanted.title, at: now });
    return done(messageId);
  });
}

export function changeMessage(
  db: Db,
  actor: Actor,
  now: Date,
  wanted: CustomMessage & { readonly messageId: string },
): Promise<Outcome<string, MessageRefusal>> {
  const { accountNumber } = actor;
  const { messageId } = wanted;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const row = await tx.maybe(MESSAGE_BY_ID, [accountNumber, messageId]);
    if (row === undefined) return failed('MESSAGE_NOT_FOUND');
    if (await hasUnknownGroup(tx, accountNumber, wanted)) return failed('GROUP_NOT_FOUND');
    if (isSame(messageFrom(row), wanted)) return done(messageId);
    await keep(tx, actor, now, wanted);
    await tx.run(BRING_BACK, [accountNumber, messageId]);
    await noteEvent(tx, actor, { kind: 'messageChanged', about: wanted.title, at: now });
    return done(messageId);
  });
}

/** A second time changes nothing. */
export function moveMessage(
  db: Db,
  actor: Actor,
  now: Date,
  { messageId, move }: { readonly messageId: string; readonly move: 'remove' | 'restore' },
): Promise<Outcome<null, MessageRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if ((await tx.maybe(MESSAGE_BY_ID, [accountNumber, messageId])) === undefined) return failed('MESSAGE_NOT_FOUND');
    const moved =
      move === 'remove'
        ? await tx.maybe(REMOVE_MESSAGE, [accountNumber, messageId, now])
        : await tx.maybe(RESTORE_MESSAGE, [accountNumber, messageId]);
    if (moved !== undefined)
      await noteEvent(tx, actor, { kind: move === 'remove' ? 'messageRemoved' : 'messageRestored', about: moved.title, at: now });
    return done(null);
  });
}

async function keep(tx: Queries, { accountNumber, name }: Actor, now: Date, message: CustomMessage & { readonly messageId: string }) {
  const { groupIds, ...facts } = message;
  await tx.run(KEEP_MESSAGE, { ...facts, accountNumber, places: [...facts.places], writtenBy: name, now });
  await tx.run(CLEAR_GROUPS, [accountNumber, message.messageId]);
  if (groupIds.length > 0) await tx.run(ADD_GROUPS, [accountNumber, message.messageId, [...groupIds]]);
}

export function messageFrom(row: MessageRow): CustomMessage {
  const { title, body, title_french: titleFrench, body_french: bodyFrench, tone, places, everybody } = row;
  const days = { firstDay: row.first_day, lastDay: row.last_day };
  return { title, body, titleFrench, bodyFrench, tone, places: [...places], ...days, everybody, groupIds: [...row.group_ids] };
}

const isSame = (one: CustomMessage, other: CustomMessage): boolean => textOf(one) === textOf(other);
const textOf = ({ title, body, titleFrench, bodyFrench, tone, places, firstDay, lastDay, everybody, groupIds }: CustomMessage): string =>
  JSON.stringify([title, body, titleFrench, bodyFrench, tone, places, firstDay, lastDay, everybody, groupIds]);

async function hasUnknownGroup(tx: Queries, accountNumber: string, { groupIds }: CustomMessage): Promise<boolean> {
  if (groupIds.length === 0) return false;
  const known = new Set((await groupsOf(tx, accountNumber)).map(({ groupId }) => groupId));
  return groupIds.some((id) => !known.has(id));
}
