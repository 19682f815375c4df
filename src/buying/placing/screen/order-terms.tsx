// The seller and the terms, where the law requires them before the order: above the button, readable and printable.
import { checkoutWords } from '#buying/checkout/words';
import type { CheckoutView } from '#buying/checkout/contract';
import { amountText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Trans } from '#ui/page/trans';
import styles from './order-terms.module.css';

interface OrderTermsProps {
  readonly checkout: CheckoutView;
  readonly seller: NonNullable<CheckoutView['seller']>;
}

export function OrderTerms({ checkout, seller }: OrderTermsProps) {
  const t = useWords(checkoutWords);
  const say = useWords(ordersWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const { amounts, shipments, shipTo } = checkout;
  const total = amountText(amounts.total, amounts.currency, copyLocale);
  const ways = new Set(
    shipments.map(({ kind, store }) => {
      if (kind === 'pickup') return t('termsPickup', { store: [store?.name, store?.address].join(', ') });
      return kind === 'nothing' ? t('termsNothing') : t('termsShips', { address: shipTo?.slice(1).join(', ') ?? '' });
    }),
  );
  const terms: readonly (readonly [term: string, ...texts: string[]])[] = [
    [say('termsSeller'), [seller.name, ...seller.address].join(', '), site.phone],
    [t('termsPrice'), t(amounts.furnitureFeeTbd ? 'termsPriceOpen' : 'termsPriceText', { total })],
    [t('termsDelivery'), ...ways],
    [say('termsCancel'), say('termsCancelText', { phone: site.phone })],
    [say('termsReturns'), say('termsReturnsText')],
  ];
  return (
    <section className={styles.terms} aria-labelledby="terms-title">
      <h3 id="terms-title">{t('termsTitle')}</h3>
      <p>
        <Trans id="checkout.termsLead" components={{ 0: <Link to={paths.cart(site.tenant, { viewcart: true })} /> }} />
      </p>
      <dl>
        {terms.map(([term, ...texts]) => (
          <div key={term}>
            <dt>{term}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p>{t('termsKeep')}</p>
    </section>
  );
}
