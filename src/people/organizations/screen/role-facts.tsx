// Role, group and differing rights of a person as facts: of whom the caller may not change, and why not.
import type { GroupView, MemberView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { ForOwner } from '#ui/page/for-owner';
import { useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import facts from './organization-facts.module.css';
import styles from './people.module.css';
import { RightsNow } from './people-table.tsx';

interface RoleFactsProps {
  readonly found: { readonly person: MemberView; readonly groups: readonly GroupView[]; readonly withholdable: readonly string[] };
}

export function RoleFacts({ found }: RoleFactsProps) {
  const t = useWords(organizationsWords);
  const { person } = found;
  return (
    <>
      <ForOwner>
        <Message tone="info" className={styles.note}>
          {person.isYou ? t('OWN_RIGHTS') : t('administratorsChange', { name: nameOf(person) })}
        </Message>
      </ForOwner>
      <RoleList found={found} />
    </>
  );
}

/** Role, group and rights as facts. */
export function RoleList({ found: { person, groups, withholdable } }: RoleFactsProps) {
  const t = useWords(organizationsWords);
  const group = groups.find(({ groupId }) => groupId === person.groupId);
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{t('role')}</dt>
        <dd>{t(`role${person.role}`)}</dd>
      </div>
      <div>
        <dt>{t('group')}</dt>
        <dd>{group?.name ?? t('noGroup')}</dd>
      </div>
      <div>
        <dt>{t('rights')}</dt>
        <dd>
          <RightsNow person={person} withholdable={withholdable} />
        </dd>
      </div>
    </dl>
  );
}
