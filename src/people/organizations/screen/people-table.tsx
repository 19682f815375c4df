// People with their role and the differences between their rights and the organization's.
import type { GroupView, MemberView } from '#people/organizations/contract';
import { GRANTABLE, WITHHOLDABLE } from '#people/organizations/rules';
import { organizationsWords, rightWords } from '#people/organizations/words';
import { formatDate } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { MinusIcon, PlusIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { initialsOf, nameOf } from './member-name.ts';
import styles from './people.module.css';

interface PeopleTableProps {
  readonly people: readonly MemberView[];
  readonly groups: readonly GroupView[];
  readonly timeZone: string;
  /** The organization's rights that can be withheld. */
  readonly withholdable: readonly string[];
}

export function PeopleTable({ people, groups, timeZone, withholdable }: PeopleTableProps) {
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
            <span className={styles.person}>
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(person)}
              </span>
              <span>
                <Link to={paths.person(person.profileId)}>{nameOf(person)}</Link>
                <span className={styles.small}>{person.email}</span>
              </span>
            </span>
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
        { id: 'rights', label: t('rights'), full: true, cell: (person) => <RightsNow person={person} withholdable={withholdable} /> },
        {
          id: 'status',
          label: t('status'),
          cell: (person) => <Status person={person} timeZone={timeZone} />,
        },
      ]}
    />
  );
}

interface RightsNowProps {
  readonly person: MemberView;
  readonly withholdable: readonly string[];
}

/** The rights of a person; somebody deactivated has none. */
export function RightsNow({ person, withholdable }: RightsNowProps) {
  const t = useWords(organizationsWords);
  return person.deactivatedAt === null ? <Rights person={person} withholdable={withholdable} /> : t('noneNow');
}

interface RightsProps {
  readonly person: Pick<MemberView, 'granted' | 'withheld'>;
  readonly withholdable: readonly string[];
  readonly note?: string;
}

export function Rights({ person: { granted, withheld }, withholdable, note }: RightsProps) {
  const [t, right] = [useWords(organizationsWords), useWords(rightWords)];
  const left = withholdable.filter((code) => !withheld.includes(code)).length;
  return (
    <ul className={styles.rights}>
      <li>{left === withholdable.length ? t('allOfOrganization') : t('someOfOrganization', { n: left, all: withholdable.length })}</li>
      {GRANTABLE.filter((code) => granted.includes(code)).map((code) => (
        <li key={code}>
          <PlusIcon /> <span className="sr">{t('granted')}</span> {right(`right${code}`)}
        </li>
      ))}
      {WITHHOLDABLE.filter((code) => withheld.includes(code)).map((code) => (
        <li key={code}>
          <MinusIcon /> <span className="sr">{t('withheld')}</span> {right(`right${code}`)}
        </li>
      ))}
      {note && <li className={styles.small}>{note}</li>}
    </ul>
  );
}

interface StatusProps {
  readonly person: MemberView;
  readonly timeZone: string;
}

function Status({ person: { deactivatedAt, lastSeenAt, isHere }, timeZone }: StatusProps) {
  const t = useWords(organizationsWords);
  const { copyLocale } = useShop();
  const day = (at: string): string => formatDate(new Date(at), timeZone, copyLocale).replaceAll(' ', '\u00A0');
  const seen = (at: string): string => (isHere ? t('hereNow') : t('lastHere', { date: day(at) }));
  return (
    <>
      <Badge tone={deactivatedAt === null ? 'ok' : 'warn'}>{t(deactivatedAt === null ? 'active' : 'deactivated')}</Badge>
      <span className={styles.small}>
        {deactivatedAt !== null
          ? t('deactivatedOn', { date: day(deactivatedAt) })
          : lastSeenAt === null
            ? t('notHereLately')
            : seen(lastSeenAt)}
      </span>
    </>
  );
}
