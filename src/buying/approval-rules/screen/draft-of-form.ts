// Reads a rule's fields, and does what a button of the form asks for.
import { kindFacts, KINDS, PERIODS, type ConditionKind } from '#buying/approval-rules/rules';
import { textOf } from '#ui/page/form-text';
import { LEVEL, type ConditionDraft, type LevelDraft, type RuleDraft } from './rule-draft.ts';

const MOST_ROWS = 8;
const KEY = /^\d{1,4}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map(String)
    .filter((id) => ID.test(id))
    .slice(0, 200);

const keysOf = (form: FormData, name: string): string[] =>
  [...new Set(form.getAll(name).map(String))].filter((key) => KEY.test(key)).slice(0, MOST_ROWS);

/** Reads the posted fields. */
export function draftOfForm(form: FormData): RuleDraft {
  const text = (name: string, longest = 80): string => textOf(form, name, longest);
  const conditions = keysOf(form, 'c').flatMap((key): ConditionDraft[] => {
    const kind = KINDS.find((one) => one === text(`c.${key}.kind`));
    if (kind === undefined) return [];
    const [over, of, named] = [text(`c.${key}.over`), text(`c.${key}.of`), text(`c.${key}.named`, 2_000)];
    return [{ key, kind, over, of, named, not: text(`c.${key}.not`) === 'yes' }];
  });
  const levels = keysOf(form, 'l').map((key): LevelDraft => ({
    key,
    mode: text(`l.${key}.mode`) === 'allOf' ? 'allOf' : 'oneOf',
    who: text(`l.${key}.who`),
    more: form.getAll(`l.${key}.more`).map(String).slice(0, 50),
  }));
  const version = Number(text('version'));
  return {
    version: Number.isSafeInteger(version) ? version : 0,
    conditions,
    levels,
    everybody: text('everybody') !== 'no',
    groupIds: idsOf(form, 'groupId'),
    profileIds: idsOf(form, 'profileId'),
    startsOn: text('startsOn', 10),
    endsOn: text('endsOn', 10),
  };
}

const nextKey = (rows: readonly { readonly key: string }[]): string => String(Math.max(-1, ...rows.map(({ key }) => Number(key))) + 1);

/** What a button of the form does to the draft: `addCondition`, `removeCondition:2`, `addLevel`, `removeLevel:1`, `addPerson:0`. */
export function withIntent(draft: RuleDraft, intent: string, newKind: string): RuleDraft {
  const [what = '', of = ''] = intent.split(':');
  const { conditions, levels } = draft;
  const kind = KINDS.find((one) => one === newKind);
  if (what === 'addCondition' && kind !== undefined && conditions.length < MOST_ROWS)
    return { ...draft, conditions: [...conditions, newCondition(kind, nextKey(conditions))] };
  if (what === 'removeCondition') return { ...draft, conditions: conditions.filter(({ key }) => key !== of) };
  if (what === 'addLevel' && levels.length < 5) return { ...draft, levels: [...levels, { ...LEVEL, key: nextKey(levels) }] };
  if (what === 'removeLevel') return { ...draft, levels: levels.filter(({ key }) => key !== of) };
  if (what === 'addPerson')
    return { ...draft, levels: levels.map((level) => (level.key === of ? { ...level, more: [...level.more, ''] } : level)) };
  return draft;
}

const newCondition = (kind: ConditionKind, key: string): ConditionDraft => {
  const of = kindFacts(kind).of === 'period' ? PERIODS[0] : '';
  return { key, kind, over: '', of, named: '', not: false };
};
