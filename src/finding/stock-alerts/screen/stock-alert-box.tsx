// When it comes, a field for the address, and similar goods that are ready.
import { Form } from 'react-router';
import type { ShownTile } from '#finding/tiles/screen';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import type { WordedStockAlert } from './word-stock-alert.ts';
import styles from './stock-alerts.module.css';

const EMAIL = 'stock-alert-email';

export interface StockAlertBoxProps {
  readonly alert: WordedStockAlert;
  /** In stock, the best first; two are shown. */
  readonly ready: readonly ShownTile[];
}

export function StockAlertBox({ alert, ready }: StockAlertBoxProps) {
  return (
    <section className={styles.box} aria-labelledby="stock-alert">
      <h2 id="stock-alert">{alert.title}</h2>
      <p className={styles.text}>{alert.text}</p>
      <Form method="post" action={alert.action}>
        <label htmlFor={EMAIL}>{alert.email}</label>
        <EmailInput id={EMAIL} required aria-describedby="stock-alert-consent" />
        <p id="stock-alert-consent" className={styles.text}>
          {alert.consent}
        </p>
        <Button type="submit" variant="primary" wide>
          {alert.ask}
        </Button>
      </Form>
      {ready.length > 0 && (
        <>
          <h3>{alert.similar}</h3>
          <ul>
            {ready.slice(0, 2).map(({ itemId, href, title, image, price }) => (
              <li key={itemId}>
                <Link to={href}>
                  <Picture src={image.src} alt="" width={56} height={56} ground />
                  <span>
                    {title} <b>{price}</b>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <a href="#alternates">{alert.allSimilar}</a>
        </>
      )}
    </section>
  );
}
