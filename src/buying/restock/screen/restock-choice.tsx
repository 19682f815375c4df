// "One time" or "Every …" in the buy box of a product (ATC-7). It takes the place of the link that stood there until somebody pressed it.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { addDays } from '#base/calendar/rules';
import { isRefusal } from '#base/outcome/rules';
import type { restockContract, RestockFormReply } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { Quantity } from '#ui/kit/quantity';
import { Select } from '#ui/kit/select';
import { caller } from '#ui/page/call';
import { usePrice } from '#ui/page/use-price';
import { useSurface } from '#ui/page/use-surface';
import { MOST_QUANTITY } from '#buying/restock/rules';
import { RestockDrawer } from './restock-drawer.tsx';
import { useIntervals } from './use-intervals.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock-choice.module.css';

export interface RestockChoiceProps {
  readonly itemId: string;
  readonly title: string;
  /** As the page shows it; null: it shows none. */
  readonly price: string | null;
  /** What buys it once. */
  readonly children: ReactNode;
}

const call = caller<typeof restockContract>();
const USUAL = '4week';

export function RestockChoice({ itemId, title, price, children }: RestockChoiceProps) {
  const { t, day, every: everyText } = useRestockText();
  const name = useId();
  const form = useForm(itemId);
  const chosen = useRef<HTMLInputElement>(null);
  // The link that was pressed has made way for it.
  useEffect(() => chosen.current?.focus(), []);
  const [often, setOften] = useState(true);
  const [every, setEvery] = useState(USUAL);
  const [percent, first] = [form?.choices.percentOff ?? 0, form === null ? null : addDays(form.choices.today, 1)];
  const each = form?.items[0]?.item.price ?? null;
  const money = usePrice();
  return (
    <div className={styles.often}>
      <ChoiceGroup legend={t('every')}>
        <Choice name={name} value="once" checked={!often} onChange={() => setOften(false)} title={t('once')} trail={price} />
        <Choice
          name={name}
          value="often"
          checked={often}
          onChange={() => setOften(true)}
          ref={chosen}
          title={t('often', { percent })}
          trail={each === null ? undefined : money(each * (1 - percent / 100))}
        >
          {first === null ? t('oftenNote') : t('oftenFirst', { day: day(first), every: everyText(every) })}
        </Choice>
      </ChoiceGroup>
      {often ? <Often itemId={itemId} title={title} every={every} onEvery={setEvery} /> : children}
    </div>
  );
}

interface OftenProps extends Pick<RestockChoiceProps, 'itemId' | 'title'> {
  readonly every: string;
  readonly onEvery: (every: string) => void;
}

function Often({ itemId, title, every, onEvery }: OftenProps) {
  const { t } = useRestockText();
  const [qty, setQty] = useState(1);
  const { used, open, show, close } = useSurface();
  const about = t('about', { title });
  return (
    <div className={styles.set}>
      <Field label={t('every')} bare>
        <Select value={every} onChange={(event) => onEvery(event.currentTarget.value)} options={useIntervals()} size="small" />
      </Field>
      <div className={styles.row}>
        <Quantity
          value={qty}
          onChange={setQty}
          label={`${t('quantity')} ${about}`}
          lessLabel={`${t('oneLess')} ${about}`}
          moreLabel={`${t('oneMore')} ${about}`}
          max={MOST_QUANTITY}
        />
        <Button variant="primary" aria-haspopup="dialog" onClick={() => show()} className={styles.go}>
          {t('setUp')}
        </Button>
      </div>
      {used && <RestockDrawer items={`${itemId}:${qty}`} every={every} open={open} onClose={close} />}
    </div>
  );
}

/** Price and discount of now; null while they load, and to those who are signed out. */
function useForm(itemId: string): RestockFormReply | null {
  const [form, setForm] = useState<RestockFormReply | null>(null);
  useEffect(() => {
    let stale = false;
    void call('GET /api/restock-form', { query: { items: itemId } }).then((reply) => {
      if (!stale && !isRefusal(reply)) setForm(reply);
    });
    return () => {
      stale = true;
    };
  }, [itemId]);
  return form;
}
