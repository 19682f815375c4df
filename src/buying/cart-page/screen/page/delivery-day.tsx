// The day of all deliveries: as soon as possible, or one of the fifteen of the calendar (DLV-4).
import { memo, useRef, useState, type FormEvent } from 'react';
import type { Cart } from '#buying/cart/contract';
import { DayCalendar } from '#goods/delivery/screen';
import { deliveryWords } from '#goods/delivery/words';
import { formatDay } from '#base/locale/rules';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { useShop, useWords } from '#ui/page/shop';
import { CART_FIELDS, CartForm, isAccepted, useCartCommands } from '#buying/cart/screen';
import styles from './delivery-day.module.css';

export interface DeliveryDayProps {
  readonly future: NonNullable<Cart['futureDelivery']>;
}

/** Memoized by its days, so that it does not render while a change is pending. */
export const DeliveryDay = memo(function DeliveryDay({ future: { date, earliestDeliveryDate, days } }: DeliveryDayProps) {
  const t = useWords(deliveryWords);
  const { copyLocale } = useShop();
  const { deliverOn } = useCartCommands();
  const part = useRef<HTMLDetailsElement>(null);
  const [busy, setBusy] = useState(false);
  const shown = formatDay(new Date(`${date ?? earliestDeliveryDate}T12:00:00Z`), 'UTC', copyLocale);
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const chosen = new FormData(event.currentTarget).get(CART_FIELDS.deliverOn);
    setBusy(true);
    const answer = await deliverOn({ date: typeof chosen === 'string' && chosen !== earliestDeliveryDate ? chosen : null });
    setBusy(false);
    if (!isAccepted(answer) || part.current === null) return;
    part.current.open = false;
    part.current.querySelector('summary')?.focus();
  };
  return (
    <Disclosure
      ref={part}
      data-screen-only={date === null || undefined}
      className={styles.part}
      title={date === null ? t('chooseDay') : t('chosenDay', { day: shown })}
      note={date === null ? undefined : t('changeDay')}
    >
      <CartForm intent="deliverOn" onSubmit={(event) => void save(event)} className={styles.form}>
        <p>{t('dayLead')}</p>
        {/* A new chosen day resets the form to the cart's choice. */}
        <DayCalendar
          key={`${earliestDeliveryDate} ${date}`}
          name={CART_FIELDS.deliverOn}
          days={days}
          chosen={date ?? earliestDeliveryDate}
        />
        <Button type="submit" size="small" busy={busy}>
          {t('saveDay')}
        </Button>
      </CartForm>
    </Disclosure>
  );
});
