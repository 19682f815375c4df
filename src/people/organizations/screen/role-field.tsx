// Role and group, as every form of a person asks for them.
import type { GroupView } from '#people/organizations/contract';
import { ROLES, type Role } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import styles from './people.module.css';

interface RoleFieldsProps {
  readonly chosen: Role;
  readonly groupId: string;
  readonly groups: readonly GroupView[];
  /** Only administrators make others administrators. */
  readonly youAdminister: boolean;
}

export function RoleFields({ chosen, groupId, groups, youAdminister }: RoleFieldsProps) {
  const t = useWords(organizationsWords);
  const choices = [{ value: '', label: t('noGroup') }, ...groups.map((group) => ({ value: group.groupId, label: group.name }))];
  const roles = ROLES.filter((one) => youAdminister || one !== 'administrator');
  return (
    <div className={styles.pair}>
      <Field label={t('role')} hint={t('roleHint')}>
        <Select name="role" defaultValue={chosen} options={roles.map((one) => ({ value: one, label: t(`role${one}`) }))} />
      </Field>
      <Field label={t('group')}>
        <Select name="groupId" defaultValue={groupId} options={choices} />
      </Field>
    </div>
  );
}
