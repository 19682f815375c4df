// The cart that came back to who tries a connection, judged; and what can be done with it.
import { Form } from 'react-router';
import type { Trial } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { Table } from '#ui/kit/table';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

export interface ReceivedCartProps {
  readonly trial: Trial;
  readonly mayRepeat: boolean;
  readonly connectionId: string;
}

export function ReceivedCart({ trial, mayRepeat, connectionId }: ReceivedCartProps) {
  const { lines, total, shipping, tax, violations } = trial;
  const t = useWords(punchoutWords);
  const money = [
    [t('testerTotal'), total],
    [t('testerShipping'), shipping],
    [t('testerTax'), tax],
  ].filter(([, amount]) => amount !== '');
  return (
    <section aria-labelledby="arrived" className={styles.tester}>
      <h2 id="arrived">{t(lines.length > 0 ? 'testerArrived' : 'testerArrivedEmpty')}</h2>
      {violations !== null && violations.length === 0 && <Message tone="ok">{t('testerRight')}</Message>}
      {violations !== null && violations.length > 0 && (
        <Message tone="bad">
          {t('testerWrong')} {violations.join('; ')}
        </Message>
      )}
      {lines.length > 0 && (
        <Table
          caption={t('testerArrived')}
          rows={lines}
          keyOf={({ auxiliaryId, itemId }) => auxiliaryId + itemId}
          columns={[
            { id: 'name', label: t('testerItem'), heads: true, cell: ({ name, itemId }) => `${name} (${itemId})` },
            { id: 'quantity', label: t('testerQuantity'), align: 'right', cell: ({ quantity }) => quantity },
            { id: 'unit', label: t('testerUnit'), cell: ({ unit }) => unit },
            { id: 'price', label: t('testerPrice'), align: 'right', cell: ({ price, currency }) => `${price} ${currency}` },
          ]}
        />
      )}
      <dl className={styles.sums}>
        {money.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {mayRepeat && lines.length > 0 && <Again trial={trial} connectionId={connectionId} />}
    </section>
  );
}

/** The cart goes on: back to the shop, or as an order. */
function Again({ trial: { trialId, message }, connectionId }: Omit<ReceivedCartProps, 'mayRepeat'>) {
  const t = useWords(punchoutWords);
  const paths = usePaths();
  return (
    <div className={styles.acts}>
      {(['edit', 'inspect'] as const).map((operation) => (
        <Form key={operation} method="post">
          <input type="hidden" name="operation" value={operation} />
          <input type="hidden" name="trial" value={trialId} />
          <Button type="submit">{t(operation === 'edit' ? 'testerEdit' : 'testerInspect')}</Button>
        </Form>
      ))}
      <Form method="post" action={paths.purchaseDocumentSettings(connectionId)}>
        <input type="hidden" name="message" value={message} />
        <Button type="submit">{t('testerOrder')}</Button>
      </Form>
    </div>
  );
}
