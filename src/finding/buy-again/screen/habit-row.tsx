// One item: how often it is bought, when it is due, and a press that puts the usual quantity into the cart.
import { Form, useNavigation } from 'react-router';
import { formatDay } from '#base/locale/rules';
import { useRestockDrawer } from '#buying/cart/screen';
import type { HabitView } from '#finding/buy-again/contract';
import { buyAgainWords } from '#finding/buy-again/words';
import { useHasRight } from '#people/sessions/screen';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Quantity } from '#ui/kit/quantity';
import { TextAction } from '#ui/kit/text-action';
import { useShop, useWords } from '#ui/page/shop';
import styles from './buy-again.module.css';

interface HabitRowProps {
  readonly habit: HabitView;
  readonly formKey: string;
}

export function HabitRow({ habit, formKey }: HabitRowProps) {
  const t = useWords(buyAgainWords);
  const { itemId, title, href, image, price, qty, canAdd } = habit;
  return (
    <li className={styles.row}>
      <Picture src={image} alt="" width={80} height={80} ground className={styles.picture} />
      <div className={styles.what}>
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        <HabitText habit={habit} />
        {canAdd && <Restock habit={habit} />}
      </div>
      <b className="num">{price !== null && qty > 1 ? t('priceEach', { price }) : price}</b>
      {canAdd ? <AddOne key={itemId} habit={habit} formKey={formKey} /> : <p className={styles.small}>{t('cannotAdd')}</p>}
    </li>
  );
}

/** What is bought again and again can come by itself (ATC-7). */
function Restock({ habit: { itemId, qty, title } }: Pick<HabitRowProps, 'habit'>) {
  const t = useWords(buyAgainWords);
  const { link, drawer } = useRestockDrawer(`${itemId}:${qty}`);
  if (!useHasRight('H_AR')) return null;
  return (
    <p>
      <TextAction {...link} about={t('about', { title })}>
        {t('restock')}
      </TextAction>
      {drawer}
    </p>
  );
}

const WEEK = 7;
const MONTH = 30;

function HabitText({ habit: { times, everyDays, lastOn, dueOn, due, qty } }: Pick<HabitRowProps, 'habit'>) {
  const t = useWords(buyAgainWords);
  const { copyLocale } = useShop();
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), 'UTC', copyLocale);
  const often =
    everyDays === null
      ? t('times', { n: times })
      : everyDays < WEEK * 2
        ? t('everyDays', { n: everyDays })
        : everyDays < MONTH * 3
          ? t('everyWeeks', { n: Math.round(everyDays / WEEK) })
          : t('everyMonths', { n: Math.round(everyDays / MONTH) });
  if (times === 1) return <p>{t('boughtOnce', { qty, day: day(lastOn) })}</p>;
  return (
    <p>
      {t('habit', { often, qty, day: day(lastOn) })}
      {dueOn !== null && due !== 'due' && ` ${t('dueOn', { day: day(dueOn) })}`}
    </p>
  );
}

function AddOne({ habit: { itemId, title, qty }, formKey }: HabitRowProps) {
  const t = useWords(buyAgainWords);
  const { state, formData } = useNavigation();
  const about = t('about', { title });
  return (
    <Form method="post" preventScrollReset className={styles.add}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="item" value={itemId} />
      <Quantity
        value={qty}
        name="qty"
        size="small"
        label={`${t('quantity')} ${about}`}
        lessLabel={`${t('oneLess')} ${about}`}
        moreLabel={`${t('oneMore')} ${about}`}
      />
      <Button type="submit" size="small" busy={state !== 'idle' && formData?.get('item') === itemId}>
        {t('add')}
        <span className="sr"> {about}</span>
      </Button>
    </Form>
  );
}
