// One restock in the list: what, how often, for how much, and what can be done with it.
import type { RestockView } from '#buying/restock/contract';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { usePrice } from '#ui/page/use-price';
import { ActForm } from './act-form.tsx';
import { LineActs } from './line-acts.tsx';
import { LineQuestion } from './line-question.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export interface RestockLineProps {
  readonly restock: RestockView;
  readonly percentOff: number;
  /** A representative looks: what costs money is the owner's. */
  readonly isActing: boolean;
}

export function RestockLine({ restock, percentOff, isActing }: RestockLineProps) {
  const { restockId, item, question, skipped } = restock;
  const { t, day } = useRestockText();
  return (
    <li className={styles.line} id={restockId}>
      <Picture src={item.image} alt="" width={80} height={80} ground className={styles.picture} />
      <div className={styles.what}>
        <h3>
          <Link to={item.href}>{item.title}</Link>
        </h3>
        <LineFacts restock={restock} />
      </div>
      <LinePrice restock={restock} percentOff={percentOff} />
      <LineActs restock={restock} isActing={isActing} />
      {question !== null && <LineQuestion restock={restock} question={question} isActing={isActing} />}
      {skipped !== null && (
        <div className={styles.told}>
          <output>{t('skipped', { day: day(skipped) })}</output>
          <ActForm restockId={restockId} title={item.title} act="unskip" look="text">
            {t('undo')}
          </ActForm>
        </div>
      )}
      {restock.isPlacing && <p className={styles.told}>{t('placing')}</p>}
    </li>
  );
}

function LineFacts({ restock }: { readonly restock: RestockView }) {
  const { qty, asksAbove, lastOn, timesLeft, budgetCenter, purchaseOrder } = restock;
  const { t, day, every } = useRestockText();
  const price = usePrice();
  const more = [budgetCenter, purchaseOrder].filter((text) => text !== '').join(' · ');
  return (
    <>
      <p>{t('qtyEvery', { qty, every: every(restock.every) })}</p>
      <p className={styles.small}>
        {asksAbove === null ? t('asksNever') : t('asksAbove', { price: price(asksAbove) })}
        {lastOn !== null && ` · ${t('lastOn', { day: day(lastOn) })}`}
        {timesLeft !== null && ` · ${t('timesLeft', { n: timesLeft })}`}
      </p>
      {more !== '' && <p className={styles.small}>{more}</p>}
    </>
  );
}

function LinePrice({ restock: { total, before }, percentOff }: Pick<RestockLineProps, 'restock' | 'percentOff'>) {
  const { t } = useRestockText();
  const price = usePrice();
  if (total === null) return <p className={styles.price}>{t('notSold')}</p>;
  return (
    <p className={styles.price}>
      <b className="num">{price(total)}</b>
      {before !== null && before > total && percentOff > 0 && (
        <span className={styles.small}>{t('percentOff', { percent: percentOff, price: price(before) })}</span>
      )}
    </p>
  );
}
