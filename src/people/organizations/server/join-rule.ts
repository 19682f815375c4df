// What the screens of an organization show about who asks to join it; `join-requests` knows it and is handed in.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { actorState, noteEvent, type Actor } from './actor.ts';

export interface JoinRule {
  /** Names of people who wait for a decision, the longest first. */
  asking(on: Queries, accountNumber: string, now: Date): Promise<readonly string[]>;
  /** Whether people may ask, and whose: those with an address at the proven domains. */
  shown(on: Queries, accountNumber: string): Promise<{ readonly isAllowed: boolean; readonly domains: readonly string[] }>;
  /** False when that was the rule already. */
  change(tx: Queries, accountNumber: string, isAllowed: boolean, now: Date): Promise<boolean>;
}

/** It is a line of the history. Needs a proven domain: otherwise nobody could ask. */
export function changeJoinRule(
  db: Db,
  rule: JoinRule,
  actor: Actor,
  isAllowed: boolean,
  now: Date,
): Promise<Outcome<null, 'ADMINISTRATORS_ONLY' | 'DOMAIN_FIRST'>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const state = await actorState(tx, actor);
    if (state?.role !== 'administrator' || !state.isActive) return failed('ADMINISTRATORS_ONLY');
    if (isAllowed && (await rule.shown(tx, actor.accountNumber)).domains.length === 0) return failed('DOMAIN_FIRST');
    if (await rule.change(tx, actor.accountNumber, isAllowed, now))
      await noteEvent(tx, actor, { kind: isAllowed ? 'joinAllowed' : 'joinClosed', about: '', at: now });
    return done(null);
  });
}
