// Filters people by name, group and state. A plain GET form, so that every choice has an address and works without JavaScript.
import type { GroupView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Field } from '#ui/kit/field';
import { ListFilter } from '#ui/kit/list-filter';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';

interface PeopleAsked {
  readonly search: string;
  readonly state: string;
  readonly group: string;
}

/** The filters that were given. */
export const given = ({ search, state, group }: PeopleAsked) => ({
  search: search || undefined,
  state: state || undefined,
  group: group || undefined,
});

interface PeopleFilterProps {
  readonly asked: PeopleAsked;
  readonly counts: { readonly active: number; readonly invited: number; readonly deactivated: number };
  readonly groups: readonly GroupView[];
}

export function PeopleFilter({ asked, counts, groups }: PeopleFilterProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const { active, invited, deactivated } = counts;
  const chips = [
    ['', t('stateAll', { n: active + invited + deactivated })],
    ['active', t('stateActive', { n: active })],
    ['invited', t('stateInvited', { n: invited })],
    ['deactivated', t('stateDeactivated', { n: deactivated })],
  ] as const;
  return (
    <ListFilter
      label={t('findPerson')}
      submitLabel={t('find')}
      search={asked.search}
      kept={{ state: asked.state }}
      chips={chips.map(([state, label]) => ({ label, to: paths.people(given({ ...asked, state })), on: asked.state === state }))}
    >
      {groups.length > 0 && (
        <Field label={t('group')}>
          <Select
            name="group"
            defaultValue={asked.group}
            options={[{ value: '', label: t('allGroups') }, ...groups.map(({ groupId, name }) => ({ value: groupId, label: name }))]}
          />
        </Field>
      )}
    </ListFilter>
  );
}
