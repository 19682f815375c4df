// People with their role and the differences between their rights and the organization's.
import type { GroupView, MemberView } from '#people/organizations/contract';
import { GRANTABLE, WITHHOLDABLE } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { formatDate } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { MinusIcon, PlusIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import styles from './people.module.css';

interface PeopleTableProps {
  readonly people: readonly MemberView[];
  readonly groups: readonly GroupView[];
  readonly timeZone: string;
}

export function PeopleTable({ people, groups, timeZone }: PeopleTableProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  return (
    <Table
      caption={t('people')}
      rows={people}
      keyOf={({ profileId }) => profileId}
      columns={[
        {
          id: 'person',
          label: t('person'),
          heads: true,
          cell: (person) => (
            <>
              <Link to={paths.person(person.profileId)}>{nameOf(person)}</Link>
              <span className={styles.small}>{person.email}</span>
            </>
          ),
        },
        {
          id: 'role',
          label: t('roleAndGroup'),
          cell: ({ role, groupId, isYou }) => (
            <>
              {t(`role${role}`)}
              {isYou && <span className={styles.small}>{t('you')}</span>}
              <span className={styles.small}>{groups.find((group) => group.groupId === groupId)?.name}</span>
            </>
          ),
        },
        { id: 'rights', label: t('rights'), full: true, cell: (person) => <Rights person={person} /> },
        {
          id: 'status',
          label: t('status'),
          cell: (person) => <Status person={person} timeZone={timeZone} />,
        },
      ]}
    />
  );
}

export function Rights({ person: { granted, withheld, deactivatedAt } }: { readonly person: MemberView }) {
  const t = useWords(organizationsWords);
  if (deactivatedAt !== null) return t('noneNow');
  return (
    <ul className={styles.rights}>
      <li>{t('allOfOrganization')}</li>
      {GRANTABLE.filter((code) => granted.includes(code)).map((code) => (
        <li key={code}>
          <PlusIcon /> <span className="sr">{t('granted')}</span> {t(`right${code}`)}
        </li>
      ))}
      {WITHHOLDABLE.filter((code) => withheld.includes(code)).map((code) => (
        <li key={code}>
          <MinusIcon /> <span className="sr">{t('withheld')}</span> {t(`right${code}`)}
        </li>
      ))}
    </ul>
  );
}

function Status({ person: { deactivatedAt }, timeZone }: { readonly person: MemberView; readonly timeZone: string }) {
  const t = useWords(organizationsWords);
  const { copyLocale } = useShop();
  if (deactivatedAt === null) return <Badge tone="ok">{t('active')}</Badge>;
  return (
    <>
      <Badge tone="warn">{t('deactivated')}</Badge>
      <span className={styles.small}>{t('deactivatedOn', { date: formatDate(new Date(deactivatedAt), timeZone, copyLocale) })}</span>
    </>
  );
}
