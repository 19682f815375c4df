// Lines that cannot be ordered, each with its problem and the remedies (CHK-4).
import { Form, useNavigation } from 'react-router';
import type { Shortage } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { useCartPurpose } from '#buying/checkout/screen';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { ShortageFix } from './shortage-fixes.ts';
import styles from './review-shortages.module.css';

export interface ReviewShortagesProps {
  readonly shortages: readonly Shortage[];
}

export function ReviewShortages({ shortages }: ReviewShortagesProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { site } = useShop();
  const purpose = useCartPurpose();
  return (
    <section aria-labelledby="shortages" className={styles.shortages}>
      <h3 id="shortages" className={styles.heading}>
        {t('shortHeading')}
      </h3>
      <ul className={styles.list}>
        {shortages.map((shortage) => (
          <ShortLine key={shortage.cartItemId} shortage={shortage} />
        ))}
      </ul>
      {purpose === 'basket' && <Link to={paths.cart(site.tenant, { viewcart: true })}>{t('toCart')}</Link>}
    </section>
  );
}

function ShortLine({ shortage }: { readonly shortage: Shortage }) {
  const t = useWords(checkoutWords);
  const { title, href, message, qty, available, canBeDelivered } = shortage;
  return (
    <li className={styles.line}>
      <p className={styles.name}>{href === '' ? title : <Link to={href}>{title}</Link>}</p>
      <p>
        {message} {available > 0 && t('shortHave', { qty, available })}
      </p>
      <div className={styles.ways}>
        {available > 0 && (
          <FixForm fix="less" shortage={shortage} qty={available}>
            {t('shortTake', { n: available })}
          </FixForm>
        )}
        {canBeDelivered && (
          <FixForm fix="deliver" shortage={shortage}>
            {t('shortDeliver')}
          </FixForm>
        )}
        <FixForm fix="remove" shortage={shortage}>
          {t('shortRemove')}
        </FixForm>
      </div>
    </li>
  );
}

interface FixFormProps {
  readonly fix: ShortageFix;
  readonly shortage: Shortage;
  readonly qty?: number;
  readonly children: string;
}

function FixForm({ fix, shortage: { cartItemId, title }, qty, children }: FixFormProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('mend') === fix && formData.get('cartItemId') === cartItemId;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="mend" value={fix} />
      <input type="hidden" name="cartItemId" value={cartItemId} />
      {qty !== undefined && <input type="hidden" name="qty" value={qty} />}
      <Button type="submit" size="small" variant={fix === 'less' ? 'primary' : undefined} busy={busy}>
        {children}
        <span className="sr"> – {title}</span>
      </Button>
    </Form>
  );
}
