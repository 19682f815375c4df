// Requests a return: units of each line, reason, note. A disclosure under its heading, so that it opens without scripts.
import { Form, useNavigation } from 'react-router';
import { ownValue } from '#base/lookup/rules';
import type { OrderDetail, PlacedLine } from '#buying/orders/contract';
import { paidFrom, RETURN_REASONS } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Picture } from '#ui/kit/picture';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { unbroken } from '#ui/kit/unbroken';
import { ReturnUnits } from './return-units.tsx';
import styles from './return-form.module.css';

const MAX_NOTE = 500;

export interface ReturnFormProps {
  readonly order: OrderDetail;
  /** Hidden fields that identify a guest: order number and e-mail. */
  readonly asking: Readonly<Record<string, string>>;
  /** The values of a refused form. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

export function ReturnForm({ order, asking, typed }: ReturnFormProps) {
  const t = useWords(ordersWords);
  const { state, formData } = useNavigation();
  const lines = order.shipments.flatMap((shipment) => shipment.lines).filter(({ returnable }) => returnable > 0);
  if (lines.length === 0) return null;
  const returnNo = String(order.returns.length + 1);
  const reasons = lines.every(({ returnLimit }) => returnLimit !== 'none') ? (['damaged'] as const) : RETURN_REASONS;
  return (
    // A new key after each return renders an empty, closed form.
    <details key={returnNo} className={styles.fold} open={typed !== undefined || undefined}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t('returnTitle')}</h2>
      </summary>
      <Form method="post" className={styles.form}>
        {Object.entries({ ...asking, intent: 'return', returnNo }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={styles.lead}>{t(`returnLead${paidFrom(order)}`)}</p>
        <ReturnLines lines={lines} typed={typed} />
        <Field label={t('returnReason')} className={styles.field}>
          <Select
            name="reason"
            required
            defaultValue={typed?.['reason'] ?? ''}
            options={[
              { value: '', label: t('chooseReason') },
              ...reasons.map((reason) => ({ value: reason, label: t(`reason${reason}`) })),
            ]}
          />
        </Field>
        <Field label={t('returnNote')} optional={t('optional')} className={styles.field}>
          <TextArea name="note" rows={2} maxLength={MAX_NOTE} defaultValue={typed?.['note']} />
        </Field>
        <Button type="submit" variant="primary" busy={state !== 'idle' && formData?.get('intent') === 'return'}>
          {t('requestReturn')}
        </Button>
      </Form>
    </details>
  );
}

interface ReturnLinesProps extends Pick<ReturnFormProps, 'typed'> {
  readonly lines: readonly PlacedLine[];
}

/** The units of each line; those of an only line are filled in. */
function ReturnLines({ lines, typed }: ReturnLinesProps) {
  const t = useWords(ordersWords);
  const only = lines.length === 1;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('returnUnits')}</legend>
      <ul className={styles.lines}>
        {lines.map(({ lineNo, title, image, returnable, returnLimit }) => (
          <li key={lineNo} className={styles.line}>
            <Picture src={image} alt="" width={56} height={56} ground className={styles.picture} />
            <span className={styles.name}>
              {unbroken(title)}
              {returnLimit !== 'none' && <span className={styles.limit}>{t(`returnLimit${returnLimit}`)}</span>}
            </span>
            <span className={styles.units}>
              <ReturnUnits
                name={`qty-${lineNo}`}
                title={title}
                most={returnable}
                first={unitsTyped(ownValue(typed, `qty-${lineNo}`)) ?? (only ? returnable : 0)}
              />
              <span className={styles.of}>{t('returnOf', { n: returnable })}</span>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function unitsTyped(text: string | undefined): number | undefined {
  const units = Number(text);
  return text === undefined || !Number.isInteger(units) ? undefined : units;
}
