// What is agreed to, at the button: what is charged, when, until when, and how to cancel (automatic-renewal laws; decision 0421).
import type { RestockChoices, RestockItem } from '#buying/restock/contract';
import { usePrice } from '#ui/page/use-price';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface AgreedTermsProps {
  readonly items: readonly { readonly item: RestockItem; readonly qty: number }[];
  readonly choices: RestockChoices;
}

export function AgreedTerms({ items, choices }: AgreedTermsProps) {
  const { t } = useRestockText();
  const price = usePrice();
  const percent = choices.percentOff;
  const today = items.reduce((sum, { item, qty }) => sum + (item.price ?? 0) * qty, 0);
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{t('termsTitle')}</h2>
      <ul>
        <li>{t('termsCharge', { n: items.length })}</li>
        <li>{t('termsPrice', { total: price(today * (1 - percent / 100)), percent })}</li>
        <li>{t('termsCancel')}</li>
      </ul>
    </section>
  );
}
