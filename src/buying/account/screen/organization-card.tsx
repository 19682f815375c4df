// The organization that a business shopper buys for.
import { accountsWords } from '#people/accounts/words';
import type { SessionFacts } from '#people/sessions/contract';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import { agreementOf } from './agreement-rows.ts';
import { FactList } from './fact-list.tsx';
import styles from './account.module.css';

/** Renders nothing for a shopper without an organization. */
export function OrganizationCard({ session }: { readonly session: SessionFacts }) {
  const t = useWords(accountsWords);
  if (session.accountName === '') return null;
  const { invoicing, services } = agreementOf(session.permissions);
  return (
    <Card aria-labelledby="business-account">
      <h2 id="business-account" className={styles.title}>
        {t('businessAccount')}
      </h2>
      <FactList
        rows={[
          [t('organization'), session.accountName],
          [t('accountNumber'), session.accountNumber],
          [t('division'), session.division],
          [t('invoicing'), invoicing.map((word) => t(word)).join(', ')],
          [t('services'), services.map((word) => t(word)).join(', ')],
        ]}
      />
    </Card>
  );
}
