// One try of a connection: the shop in a frame until its cart has come back, then the cart, judged.
import { useEffect } from 'react';
import { Form } from 'react-router';
import type { Trial } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { Message } from '#ui/kit/message';
import { Table } from '#ui/kit/table';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

interface TrialViewProps {
  readonly trial: Trial;
  readonly mayRepeat: boolean;
  readonly connectionId: string;
}

export function TrialView({ trial, mayRepeat, connectionId }: TrialViewProps) {
  const t = useWords(punchoutWords);
  const { startPage, receivedAt, status, request, response, message } = trial;
  return (
    <>
      {startPage === '' && <Message tone="bad">{t('testerRefused', { status })}</Message>}
      {startPage !== '' && receivedAt === null && (
        <section aria-labelledby="frame">
          <h2 id="frame">{t('testerFrame')}</h2>
          <p>
            {/* It leads on by itself, and begins the visit once: in the frame or in a window. */}
            <a href={startPage} target="_blank" rel="noreferrer">
              {t('testerWindow')}
            </a>
          </p>
          <ShopFrame startPage={startPage} />
        </section>
      )}
      {receivedAt !== null && <Received trial={trial} mayRepeat={mayRepeat} connectionId={connectionId} />}
      <div>
        {message !== '' && <Document title={t('testerMessage')} text={message} />}
        <Document title={t('testerRequest')} text={request} />
        <Document title={t('testerResponse')} text={response} />
      </div>
    </>
  );
}

/** Only the document that was loaded as this page may show the shop in a frame: its policy says so. One that came here by a link within is loaded anew. */
function ShopFrame({ startPage }: { readonly startPage: string }) {
  const t = useWords(punchoutWords);
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded !== undefined && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);
  return <iframe src={startPage} title={t('testerFrame')} className={styles.frame} />;
}

const Document = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Disclosure title={title}>
    <pre className={styles.document}>{text}</pre>
  </Disclosure>
);

function Received({ trial, mayRepeat, connectionId }: TrialViewProps) {
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
      <dl>
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
function Again({ trial: { trialId, message }, connectionId }: Omit<TrialViewProps, 'mayRepeat'>) {
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
