// One try of a connection: the shop in a frame until its cart has come back, then the cart, judged.
import { useEffect } from 'react';
import { Form } from 'react-router';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { Disclosure } from '#ui/kit/disclosure';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './punchout.module.css';
import { ReceivedCart, type ReceivedCartProps } from './received-cart.tsx';

export function TrialView({ trial, mayRepeat, connectionId }: ReceivedCartProps) {
  const t = useWords(punchoutWords);
  const { trialId, startPage, receivedAt, endedAt, status, request, response, message } = trial;
  return (
    <>
      {startPage === '' && <Message tone="bad">{t('testerRefused', { status })}</Message>}
      {startPage !== '' && receivedAt === null && endedAt === null && (
        <section aria-labelledby="frame">
          <h2 id="frame">{t('testerFrame')}</h2>
          <p>
            {/* It leads on by itself, and begins the visit once: in the frame or in a window. */}
            <a href={startPage} target="_blank" rel="noreferrer">
              {t('testerWindow')}
            </a>
          </p>
          <ShopFrame startPage={startPage} />
          {/* A whole new page: its header then shows the administrator's own cart. */}
          <Form method="post" reloadDocument className={styles.end}>
            <input type="hidden" name="operation" value="end" />
            <input type="hidden" name="trial" value={trialId} />
            <Button type="submit">{t('testerEnd')}</Button>
            <p>{t('testerEndHint')}</p>
          </Form>
        </section>
      )}
      {receivedAt === null && endedAt !== null && (
        <section aria-labelledby="ended">
          <h2 id="ended">{t('testerEnded')}</h2>
          <p>{t('testerEndedText')}</p>
        </section>
      )}
      {receivedAt !== null && <ReceivedCart trial={trial} mayRepeat={mayRepeat} connectionId={connectionId} />}
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
