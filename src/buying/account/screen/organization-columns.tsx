// What the overview says about a business shopper's organization: its people, its account, and its sales representative (HDR-5).
import { accountPageWords } from '#buying/account/words';
import { accountsWords } from '#people/accounts/words';
import { formatPhone } from '#people/addresses/rules';
import type { SessionFacts } from '#people/sessions/contract';
import { Link } from '#ui/kit/link';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { agreementOf } from './agreement-rows.ts';
import type { Overview } from './load-overview.ts';
import { Column } from './overview-column.tsx';
import styles from './overview.module.css';

export function PeopleColumn({ counts }: { readonly counts: NonNullable<Overview['people']>['counts'] }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  return (
    <Column id="overview-people" title={t('people')}>
      <ul>
        {(['active', 'invited', 'deactivated'] as const).map((state) => (
          <li key={state}>
            {t(state)}
            <span>{counts[state]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <TextAction to={paths.people()}>{t('changePeople')}</TextAction>
      </p>
    </Column>
  );
}

const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['business', ''],
  ['link', 'Link'],
  ['linkPlus', 'Link Plus'],
  ['southwest', 'Southwest'],
]);

/** What people read to the shop on the phone; empty for an ordinary business account (USR-3). */
const typeName = (type: string): string => TYPE_NAMES.get(type) ?? type;

/** Renders nothing for a shopper without an organization. */
export function OrganizationColumn({ session }: { readonly session: SessionFacts }) {
  const t = useWords(accountsWords);
  if (session.accountName === '') return null;
  const { invoicing, services } = agreementOf(session.permissions);
  const rows = [
    [t('organization'), session.accountName],
    [t('accountNumber'), session.accountNumber],
    [t('accountType'), typeName(session.customerType)],
    [t('division'), session.division],
    [t('invoicing'), invoicing.map((word) => t(word)).join(', ')],
    [t('services'), services.map((word) => t(word)).join(', ')],
  ];
  return (
    <Column id="overview-organization" title={t('businessAccount')}>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Column>
  );
}

/** Renders nothing for a shopper whose organization has no representative. */
export function SalesRepColumn({ session }: { readonly session: SessionFacts }) {
  const t = useWords(accountsWords);
  const { copyLocale } = useShop();
  const { salesRepName: name, salesRepEmail: email, salesRepPhone: phone } = session;
  if (name === '') return null;
  return (
    <Column id="overview-rep" title={t('salesRep')}>
      <ul>
        <li>{name}</li>
        {phone !== '' && (
          <li>
            <Link to={`tel:+1${phone}`}>{formatPhone(phone, copyLocale)}</Link>
          </li>
        )}
        {email !== '' && (
          <li>
            <Link to={`mailto:${email}`}>{email}</Link>
          </li>
        )}
      </ul>
    </Column>
  );
}
