// Filters people by name, group and state. A plain GET form, so that every choice has an address and works without JavaScript.
import { Form } from 'react-router';
import type { GroupView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './people.module.css';

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
    <>
      <Form method="get" role="search" aria-label={t('findPerson')} className={styles.filter}>
        <Field label={t('findPerson')}>
          <TextInput key={asked.search} name="search" type="search" defaultValue={asked.search} maxLength={80} />
        </Field>
        {groups.length > 0 && (
          <Field label={t('group')}>
            <Select
              name="group"
              defaultValue={asked.group}
              options={[{ value: '', label: t('allGroups') }, ...groups.map(({ groupId, name }) => ({ value: groupId, label: name }))]}
            />
          </Field>
        )}
        {asked.state !== '' && <input type="hidden" name="state" value={asked.state} />}
        <Button type="submit">{t('find')}</Button>
      </Form>
      <div className={styles.states}>
        {chips.map(([state, label]) => (
          <Chip key={state} to={paths.people(given({ ...asked, state }))} on={asked.state === state} preventScrollReset>
            {label}
          </Chip>
        ))}
      </div>
    </>
  );
}
