import type { ProductDetail } from '#goods/catalog/contract';
import styles from './cost-slip.module.css';
import { useTileFacts } from './personal-facts-provider.tsx';

export interface CostSlipProps {
  readonly product: Pick<ProductDetail, 'fees' | 'feeReason' | 'deliveryCost'> & { readonly tile: { readonly itemId: string } };
  /** Also for goods without fees, where nothing else says what delivery costs. */
  readonly always?: boolean;
}

/** All that the cart adds to the price, before any press: fees, delivery, and the sum before tax. */
export function CostSlip({ product: { tile, fees, feeReason, deliveryCost }, always = false }: CostSlipProps) {
  const facts = useTileFacts(tile.itemId);
  const cost = facts === undefined ? deliveryCost : facts.delivery.cost;
  if (fees.length === 0 && (!always || cost === null)) return null;
  return (
    <>
      <dl className={styles.slip}>
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
