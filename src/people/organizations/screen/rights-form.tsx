// Role, group and rights of a person, for whoever may change them.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { GroupView, MemberView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import { RightFields } from './right-fields.tsx';
import { RoleFields } from './role-field.tsx';
import styles from './people.module.css';

interface RightsFormProps {
  readonly found: {
    readonly person: MemberView;
    readonly groups: readonly GroupView[];
    readonly withholdable: readonly string[];
    readonly grantable: readonly string[];
    readonly youAdminister: boolean;
  };
  /** What came of it. */
  readonly children: ReactNode;
}

export function RightsForm({ found, children }: RightsFormProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const { person, groups } = found;
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="rights" />
      <RoleFields chosen={person.role} groupId={person.groupId ?? ''} groups={groups} youAdminister={found.youAdminister} />
      <RightFields
        chosen={person}
        withholdable={found.withholdable}
        grantable={found.grantable}
        grantedTitle={t('grantedToPerson', { name: nameOf(person) })}
        youAdminister={found.youAdminister}
      />
      <p className={styles.small}>{t('atOnce')}</p>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('saveRights')}
        </Button>
      </div>
      {children}
    </Form>
  );
}
