// Who may order to a location: everybody, or groups and people by name.
import { useState } from 'react';
import { foldText } from '#people/addresses/rules';
import type { Assignees } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import { useWords } from '#ui/page/shop';
import type { TypedLocation } from './location-actions.ts';
import styles from './locations.module.css';

interface WhoOrdersProps {
  readonly values: Pick<TypedLocation, 'everybody' | 'groupIds' | 'profileIds'>;
  readonly assignees: Assignees;
}

export function WhoOrders({ values, assignees }: WhoOrdersProps) {
  const t = useWords(locationsWords);
  const awake = useAwake();
  const [everybody, setEverybody] = useState(values.everybody);
  return (
    <fieldset className={styles.block}>
      <legend>{t('whoOrders')}</legend>
      <Checkbox radio name="everybody" value="yes" checked={everybody} onChange={() => setEverybody(true)} label={t('everybodyOf')} />
      <Checkbox radio name="everybody" value="no" checked={!everybody} onChange={() => setEverybody(false)} label={t('onlyThese')} />
      {(!everybody || !awake) && (
        <div className={styles.chosen}>
          <GroupsAndPeople assignees={assignees} groupIds={values.groupIds} profileIds={values.profileIds} />
        </div>
      )}
    </fieldset>
  );
}

interface GroupsAndPeopleProps {
  readonly assignees: Assignees;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
}

/** Check boxes of an organization's groups (`groupId`) and people (`profileId`). */
export function GroupsAndPeople({ assignees: { groups, people }, groupIds, profileIds }: GroupsAndPeopleProps) {
  const t = useWords(locationsWords);
  return (
    <>
      <fieldset className={styles.block}>
        <legend>{t('groups')}</legend>
        {groups.length === 0 && <span className={styles.small}>{t('noGroups')}</span>}
        {groups.map(({ groupId, name }) => (
          <Checkbox key={groupId} name="groupId" value={groupId} defaultChecked={groupIds.includes(groupId)} label={name} />
        ))}
      </fieldset>
      <People people={people} chosen={profileIds} />
    </>
  );
}

/** A list with this many people has a search. */
const MANY = 9;

interface PeopleProps {
  readonly people: Assignees['people'];
  readonly chosen: readonly string[];
}

/** A person who does not match what is typed stays chosen: the row is only hidden. */
function People({ people, chosen }: PeopleProps) {
  const t = useWords(locationsWords);
  const awake = useAwake();
  const [words, setWords] = useState('');
  const isShown = (name: string): boolean => foldText(name).includes(foldText(words));
  return (
    <fieldset className={styles.block}>
      <legend>{t('people')}</legend>
      {awake && people.length >= MANY && (
        <Field label={t('filterPeople')}>
          <TextInput
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              // Enter looks for somebody; it does not save the location.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      )}
      <div className={styles.people}>
        {people.map(({ profileId, name }) => (
          <div key={profileId} hidden={!isShown(name)}>
            <Checkbox name="profileId" value={profileId} defaultChecked={chosen.includes(profileId)} label={name} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
