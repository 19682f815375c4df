// Changes the settings of approvals and the limits on single orders (H_SAM).
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SettingsView } from '#buying/approval-rules/contract';
import { mayDecide, readAmountText } from '#buying/approval-rules/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { NOTE_CHANGE } from './change-queries.ts';
import { peopleOf, settingsRowOf } from './rule-book.ts';
import { CHANGE_SETTINGS, CLEAR_LIMIT, NEXT_VERSION, SET_LIMIT, type SettingsRow } from './rule-queries.ts';

export type SettingsRefusal = 'PERSON_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'SETTINGS_CHANGED';
export interface SettingsProblem {
  readonly field: string;
  readonly code: 'HOURS_INVALID' | 'HOURS_ORDER' | 'APPROVER_UNKNOWN' | 'AMOUNT_INVALID';
}
type Answer = Promise<Outcome<readonly SettingsProblem[], SettingsRefusal>>;

/** 90 days. */
const MOST_HOURS = 2_160;
const HOURS = ['remindAfterHours', 'escalateAfterHours', 'expireAfterHours'] as const;

export const settingsView = (row: SettingsRow): SettingsView => ({
  version: row.settings_version,
  remindAfterHours: row.remind_after_hours,
  escalateAfterHours: row.escalate_after_hours,
  escalateTo: row.escalate_to,
  expireAfterHours: row.expire_after_hours,
  mayApproveOwn: row.may_approve_own,
});

function hoursProblems(wanted: SettingsView): SettingsProblem[] {
  const invalid = HOURS.filter((field) => {
    const hours = wanted[field];
    return hours !== null && (hours < 1 || hours > MOST_HOURS);
  });
  if (invalid.length > 0) return invalid.map((field) => ({ field, code: 'HOURS_INVALID' }));
  const { remindAfterHours, escalateAfterHours, expireAfterHours } = wanted;
  const isLate = (hours: number | null): boolean => hours !== null && hours >= expireAfterHours;
  return isLate(remindAfterHours) || isLate(escalateAfterHours) ? [{ field: 'expireAfterHours', code: 'HOURS_ORDER' }] : [];
}

export function changeSettings(db: Db, actor: Actor, now: Date, wanted: SettingsView): Answer {
  const { accountNumber } = actor;
  const problems = hoursProblems(wanted);
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const { members } = await peopleOf(tx, accountNumber);
    const chosen = wanted.escalateTo === null ? null : members.get(wanted.escalateTo);
    if (chosen === undefined) return failed('PERSON_NOT_FOUND');
    if (chosen !== null && !mayDecide(chosen)) return done([...problems, { field: 'escalateTo', code: 'APPROVER_UNKNOWN' }]);
    if (problems.length > 0) return done(problems);
    const before = settingsView(await settingsRowOf(tx, accountNumber));
    if (JSON.stringify({ ...before, version: 0 }) === JSON.stringify(ordered({ ...wanted, version: 0 }))) return done([]);
    if (before.version !== wanted.version) return failed('SETTINGS_CHANGED');
    // The first change makes the row.
    const { version } = await tx.one(NEXT_VERSION, [accountNumber]);
    const { version: _read, ...kept } = wanted;
    await tx.run(CHANGE_SETTINGS, { accountNumber, ...kept });
    const names = chosen === null ? [] : [{ id: chosen.profileId, name: chosen.name }];
    await note(tx, actor, now, { kind: 'settings', version, detail: { settings: ordered(wanted), names } });
    return done<readonly SettingsProblem[]>([]);
  });
}

const ordered = ({ version, remindAfterHours, escalateAfterHours, escalateTo, expireAfterHours, mayApproveOwn }: SettingsView) => ({
  version,
  remindAfterHours,
  escalateAfterHours,
  escalateTo,
  expireAfterHours,
  mayApproveOwn,
});

export interface WantedLimit {
  /** One of the two is ''. */
  readonly profileId: string;
  readonly groupId: string;
  /** '' for no limit. */
  readonly amount: string;
}

export function changeLimit(db: Db, actor: Actor, now: Date, { profileId, groupId, amount }: WantedLimit): Answer {
  const cents = amount.trim() === '' ? null : readAmountText(amount);
  const isInvalid = amount.trim() !== '' && cents === null;
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const { members, groups } = await peopleOf(tx, accountNumber);
    const subject = groupId === '' ? 'person' : 'group';
    const id = subject === 'person' ? profileId : groupId;
    const name = subject === 'person' ? members.get(id)?.name : groups.get(id)?.name;
    if (name === undefined) return failed(subject === 'person' ? 'PERSON_NOT_FOUND' : 'GROUP_NOT_FOUND');
    if (isInvalid) return done([{ field: 'amount', code: 'AMOUNT_INVALID' }]);
    const changed =
      cents === null
        ? await tx.run(CLEAR_LIMIT[subject], [accountNumber, id])
        : await tx.run(SET_LIMIT[subject], [accountNumber, id, cents]);
    if (changed === 0) return done([]);
    const { version } = await tx.one(NEXT_VERSION, [accountNumber]);
    await note(tx, actor, now, { kind: 'limit', version, detail: { about: name, cents } });
    return done<readonly SettingsProblem[]>([]);
  });
}

interface Noted {
  readonly kind: 'settings' | 'limit';
  readonly version: number;
  readonly detail: object;
}

async function note(tx: Queries, actor: Actor, at: Date, { kind, version, detail }: Noted): Promise<void> {
  const { accountNumber, name: actorName } = actor;
  await tx.run(NOTE_CHANGE, { accountNumber, at, actorName, kind, version, ruleId: null, detail: JSON.stringify(detail) });
  await noteEvent(tx, actor, { kind: 'approvalRulesChanged', about: '', at });
}
