// The restocks in folders: what needs an answer, each day that comes, what is paused, what was just canceled.
import type { ReactNode } from 'react';
import { addDays } from '#base/calendar/rules';
import type { RestockView } from '#buying/restock/contract';
import { FolderGroup } from '#ui/kit/folder-group';
import { usePrice } from '#ui/page/use-price';
import { ActForm } from './act-form.tsx';
import { ChangeDelivery } from './change-delivery.tsx';
import { RestockLine, type RestockLineProps } from './restock-line.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface GroupsProps extends Omit<RestockLineProps, 'restock'> {
  readonly restocks: readonly RestockView[];
}

export function RestockGroups({ restocks, ...rest }: GroupsProps) {
  const { t, day } = useRestockText();
  const of = (...states: readonly RestockView['state'][]) => restocks.filter(({ state }) => states.includes(state));
  const active = of('active');
  const days = [...new Set(active.map(({ nextOn }) => nextOn))].toSorted((a, b) => (a ?? '9').localeCompare(b ?? '9'));
  return (
    <div className={styles.groups}>
      <Group {...rest} name={t('needsAnswer')} restocks={of('attention')} tone="bad" />
      {days.map((on) => {
        const lines = active.filter(({ nextOn }) => nextOn === on);
        const name = on === null ? t('waiting') : t('orderedOn', { day: day(on) });
        return (
          <Group
            key={on}
            {...rest}
            name={name}
            restocks={lines}
            action={on !== null && !rest.isActing && <ChangeDelivery on={on} />}
            note={<Note restocks={lines} on={on} isActing={rest.isActing} />}
            foot={<Foot restocks={lines} on={rest.isActing ? null : on} />}
          />
        );
      })}
      <Group {...rest} name={t('paused')} restocks={of('paused')} note={t('resumeHint')} />
      <Group {...rest} name={t('ended')} restocks={of('ended')} note={t('canceledTold')} />
    </div>
  );
}

interface GroupProps extends GroupsProps {
  readonly name: string;
  readonly note?: ReactNode;
  /** The link that changes what the note says. */
  readonly action?: ReactNode;
  readonly foot?: ReactNode;
  readonly tone?: 'bad';
}

function Group({ name, restocks, note, action, foot, tone, ...rest }: GroupProps) {
  const { t } = useRestockText();
  if (restocks.length === 0) return null;
  return (
    <FolderGroup name={name} count={t('items', { n: restocks.length })} note={note} action={action} tone={tone}>
      <ul className={styles.lines}>
        {restocks.map((restock) => (
          <RestockLine key={restock.restockId} restock={restock} {...rest} />
        ))}
      </ul>
      {foot}
    </FolderGroup>
  );
}

interface NoteProps {
  readonly restocks: readonly RestockView[];
  readonly on: string | null;
  /** A representative sees no cards. */
  readonly isActing: boolean;
}

/** Where to and from what, if all of a day agree; a card that is gone is said before the day comes. */
function Note({ restocks, on, isActing }: NoteProps) {
  const { t, card, day } = useRestockText();
  const only = (texts: readonly string[]): string | undefined => (new Set(texts).size === 1 ? texts[0] : undefined);
  const address = only(restocks.map((one) => one.address));
  const payment = only(restocks.map((one) => one.payment));
  const parts = [
    ...(address === undefined ? [] : [address === '' ? t('addressGone') : t('to', { address })]),
    ...(payment === undefined
      ? []
      : [payment === 'account' ? t('byInvoice') : payment !== '' ? card(payment) : isActing ? '' : t('cardGone')]),
    ...(on === null ? [] : [t('changeUntil', { day: day(addDays(on, -1)) })]),
  ];
  return <>{parts.filter((text) => text !== '').join(' · ')}</>;
}

/** What it comes to; one order can be placed before its day, and a day of several skipped whole. */
function Foot({ restocks, on }: { readonly restocks: readonly RestockView[]; readonly on: string | null }) {
  const { t, day } = useRestockText();
  const price = usePrice();
  const sum = restocks.reduce((cents, { total }) => cents + (total ?? 0), 0);
  const [first, ...others] = restocks;
  if (sum === 0 || first === undefined) return null;
  const orders = new Set(
    restocks.map(({ address, payment, budgetCenter, purchaseOrder }) => [address, payment, budgetCenter, purchaseOrder].join()),
  );
  return (
    <div className={styles.foot}>
      <span>{t('subtotal', { price: price(sum) })}</span>
      <span className={styles.acts}>
        {on !== null && orders.size === 1 && (
          <ActForm restockId={first.restockId} title={t('orderedOn', { day: day(on) })} act="order" dueOn={on}>
            {t('orderToday')}
          </ActForm>
        )}
        {on !== null && others.length > 0 && (
          <ActForm
            restockId={first.restockId}
            also={others.map(({ restockId }) => restockId)}
            title={t('orderedOn', { day: day(on) })}
            act="skip"
          >
            {t('skipDay')}
          </ActForm>
        )}
      </span>
    </div>
  );
}
