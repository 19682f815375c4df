// The end of the overview, in columns: lists, delivery and payment, sign-in; for an organization its people and its representative.
import type { ReactNode } from 'react';
import { accountPageWords } from '#buying/account/words';
import { meansText } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import type { SessionFacts } from '#people/sessions/contract';
import { CheckIcon, MinusIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { Overview } from './load-overview.ts';
import { OrganizationColumn, PeopleColumn, SalesRepColumn } from './organization-columns.tsx';
import { SpendColumn } from './spend-column.tsx';
import { Column } from './overview-column.tsx';
import styles from './overview.module.css';

export function OverviewEnd({ overview, session }: { readonly overview: Overview; readonly session: SessionFacts }) {
  return (
    <div className={styles.columns}>
      {overview.lists && <ListsColumn lists={overview.lists} />}
      <DeliveryColumn overview={overview} />
      {overview.security && <SecurityColumn security={overview.security} />}
      {overview.spend && <SpendColumn spend={overview.spend} />}
      {overview.people && <PeopleColumn counts={overview.people.counts} />}
      <OrganizationColumn session={session} />
      <SalesRepColumn session={session} />
    </div>
  );
}

function ListsColumn({ lists: { all, latest } }: { readonly lists: NonNullable<Overview['lists']> }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <Column id="overview-lists" title={t('lists')}>
      {latest.length === 0 ? (
        <p>{t('noLists')}</p>
      ) : (
        <ul>
          {latest.map(({ listId, name, itemCount }) => (
            <li key={listId}>
              <Link to={paths.lists(tenant, { listId })}>{name}</Link>
              <span>{t('listItems', { n: itemCount })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        {all === 0 ? (
          <TextAction to={paths.lists(tenant, { create: 'true' })}>{t('newList')}</TextAction>
        ) : (
          <TextAction to={paths.lists(tenant)}>{t('allLists', { n: all })}</TextAction>
        )}
      </p>
    </Column>
  );
}

function DeliveryColumn({ overview: { address, cards } }: { readonly overview: Overview }) {
  const t = useWords(accountPageWords);
  const sayPayment = useWords(paymentWords);
  const paths = usePaths();
  if (address === null && cards === null) return null;
  const shipTo = address?.shipTo;
  return (
    <Column id="overview-delivery" title={t('delivery')}>
      <ul>
        {address && <li>{shipTo ? [shipTo.address1, shipTo.city, shipTo.zipCode].join(', ') : t('noAddress')}</li>}
        {cards && <li>{cards.ofDefault === null ? t('noCard') : meansText(sayPayment, cards.ofDefault)}</li>}
        {address && <li>{address.storeCity === '' ? t('noStore') : t('pickupAt', { store: address.storeCity })}</li>}
      </ul>
      <p className={styles.more}>
        {address && <TextAction to={paths.addresses()}>{t('addresses')}</TextAction>}
        {cards && <TextAction to={paths.savedCards()}>{t('cards')}</TextAction>}
      </p>
    </Column>
  );
}

function SecurityColumn({ security: { passkeys, twoStep, places } }: { readonly security: NonNullable<Overview['security']> }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  return (
    <Column id="overview-security" title={t('security')}>
      <ul>
        <Checked isOn={passkeys > 0}>{t('passkeys', { n: passkeys })}</Checked>
        {twoStep !== null && <Checked isOn={twoStep}>{t(twoStep ? 'twoStepOn' : 'twoStepOff')}</Checked>}
        <Checked isOn>{t('places', { n: places })}</Checked>
      </ul>
      <p className={styles.more}>
        <TextAction to={paths.accountSecurity()}>{t('review')}</TextAction>
      </p>
    </Column>
  );
}

const Checked = ({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) => (
  <li className={styles.checked}>
    {isOn ? <CheckIcon /> : <MinusIcon className={styles.off} />}
    <span>{children}</span>
  </li>
);
