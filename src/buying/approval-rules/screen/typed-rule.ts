// A rule's fields as the call takes them.
import type { TypedRule } from '#buying/approval-rules/contract';
import type { LevelDraft, RuleDraft } from './rule-draft.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As the call takes it. */
export function typedOf(draft: RuleDraft): TypedRule {
  const { conditions, levels, everybody, groupIds, profileIds, startsOn, endsOn } = draft;
  return {
    conditions: conditions.map(({ kind, over, of, named, not }) => ({
      kind,
      over,
      of,
      named: named
        .split(/[\s,;]+/)
        .filter((item) => item !== '')
        .map((item) => item.slice(0, 80))
        .slice(0, 100),
      not,
    })),
    everybody,
    groupIds: [...groupIds],
    profileIds: [...profileIds],
    levels: levels.map(levelOf),
    startsOn,
    endsOn,
  };
}

const ROLES = ['H_AO', 'H_AL', 'H_AG', 'buyersGroup', 'budgetOwner', 'administrators'] as const;

function levelOf({ mode, who, more }: LevelDraft): TypedRule['levels'][number] {
  const role = ROLES.find((one) => one === who);
  if (role !== undefined) return { mode, who: role, named: [] };
  const [kind, id = ''] = who.split(':');
  if (kind === 'group') return { mode, who: 'group', named: [id].filter((one) => ID.test(one)) };
  return { mode, who: 'people', named: [id, ...more].filter((one) => ID.test(one)) };
}
