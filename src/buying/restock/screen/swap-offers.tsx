// What can come instead of an item that is gone or out of stock: its price beside the other, and one press swaps it (ATC-7).
import { Form, useNavigation } from 'react-router';
import type { RestockItem, RestockQuestion, RestockView } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { usePrice } from '#ui/page/use-price';
import { ActForm } from './act-form.tsx';
import { useActsAt } from './use-acts-at.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface SwapOffersProps {
  readonly restock: RestockView;
  readonly question: RestockQuestion;
}

export function SwapOffers({ restock: { restockId, item }, question }: SwapOffersProps) {
  const { t } = useRestockText();
  const price = usePrice();
  const agreed = question.agreed ?? item.price;
  return (
    <div className={styles.offers}>
      {question.alternates.length > 0 && <p>{t('swapTitle')}</p>}
      <ul>
        {question.alternates.map((other) => (
          <li key={other.itemId}>
            <Picture src={other.image} alt="" width={56} height={56} ground />
            <div>
              <Link to={other.href}>{other.title}</Link>
              <p className={styles.small}>
                {agreed === null
                  ? t('swapPriceAlone', { price: price(other.price) })
                  : t('swapPrice', { price: price(other.price), agreed: price(agreed) })}
              </p>
            </div>
            <SwapForm restockId={restockId} other={other} />
          </li>
        ))}
      </ul>
      <span className={styles.answers}>
        <ActForm restockId={restockId} title={item.title} act="skip">
          {t('swapSkip')}
        </ActForm>
        <ActForm restockId={restockId} title={item.title} act="cancel">
          {t('cancel')}
        </ActForm>
      </span>
    </div>
  );
}

/** The price goes along, so that nobody agrees to one that they have not seen. */
function SwapForm({ restockId, other: { itemId, title, price } }: { readonly restockId: string; readonly other: RestockItem }) {
  const { t } = useRestockText();
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('restockId') === restockId && formData.get('itemId') === itemId;
  return (
    <Form method="post" {...useActsAt()} preventScrollReset>
      <input type="hidden" name="restockId" value={restockId} />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="seen" value={price ?? 0} />
      <Button type="submit" name="act" value="swap" size="small" variant="primary" busy={busy}>
        {t('swapTo')}
        <span className="sr"> {t('about', { title })}</span>
      </Button>
    </Form>
  );
}
