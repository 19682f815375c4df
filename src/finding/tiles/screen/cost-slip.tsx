import type { ProductDetail } from '#goods/catalog/contract';
import styles from './cost-slip.module.css';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import { useTileFacts } from './personal-facts-provider.tsx';

export interface CostSlipProps {
  readonly product: Pick<ProductDetail, 'fees' | 'feeReason' | 'offers' | 'deliveryCost'> & { readonly tile: { readonly itemId: string } };
  /** Also for goods without fees, where nothing else says what delivery and tax cost. */
  readonly always?: boolean;
}

/** All that the cart adds to the price or takes off, before any press: instant coupons, fees, delivery, and the sum before tax. */
export function CostSlip({ product, always = false }: CostSlipProps) {
  const t = useWords(catalogWords);
  const { tile, fees, feeReason } = product;
  const facts = useTileFacts(tile.itemId);
  const cost = facts === undefined ? product.deliveryCost : facts.delivery.cost;
  const offers = facts?.offers ?? product.offers;
  if (fees.length + offers.length === 0 && (!always || cost === null))
    return (
      always && (
        <p className={styles.reason}>
          {t('taxNote')} {feeReason}
        </p>
      )
    );
  return (
    <>
      <dl className={styles.slip}>
        {offers.map(({ label, amount }) => (
          <div key={label} className={styles.free}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {fees.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {cost !== null && (
          <>
            <div className={cost.isFree ? styles.free : undefined}>
              <dt>{cost.label}</dt>
              <dd>
                {cost.amount} {cost.note !== null && <small>({cost.note})</small>}
              </dd>
            </div>
            <div className={styles.sum}>
              <dt>{cost.sumLabel}</dt>
              <dd>{cost.sum}</dd>
            </div>
          </>
        )}
      </dl>
      {feeReason !== null && <p className={styles.reason}>{feeReason}</p>}
    </>
  );
}
