// Whom the organization calls at the seller's (HDR-5).
import { accountsWords } from '#people/accounts/words';
import { formatPhone } from '#people/addresses/rules';
import type { SessionFacts } from '#people/sessions/contract';
import { Card } from '#ui/kit/card';
import { MailIcon, PhoneIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { useShop, useWords } from '#ui/page/shop';
import styles from './account.module.css';

/** Renders nothing for a shopper whose organization has no representative. */
export function SalesRepCard({ session }: { readonly session: SessionFacts }) {
  const t = useWords(accountsWords);
  const { copyLocale } = useShop();
  const { salesRepName: name, salesRepEmail: email, salesRepPhone: phone } = session;
  if (name === '') return null;
  return (
    <Card aria-labelledby="sales-rep">
      <h2 id="sales-rep" className={styles.title}>
        {t('salesRep')}
      </h2>
      <p>{name}</p>
      <ul className={styles.contact}>
        {phone !== '' && (
          <li>
            <Link to={`tel:+1${phone}`}>
              <PhoneIcon /> {formatPhone(phone, copyLocale)}
            </Link>
          </li>
        )}
        {email !== '' && (
          <li>
            <Link to={`mailto:${email}`}>
              <MailIcon /> {email}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
