// What a change of a whole day's delivery did to each of its restocks, with the way back.
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ChangedDelivery } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useRestockText } from './use-restock-text.ts';
import styles from './delivery.module.css';

const WELL: ReadonlySet<string> = new Set(['changed', 'same', 'undone']);

export function DeliveryResult({ change: { changeId, results, canUndo, isUndone } }: { readonly change: ChangedDelivery }) {
  const { t } = useRestockText();
  const { state, formData } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  // The link that opened the form may be gone with its day.
  useEffect(() => place.current?.focus(), [changeId, isUndone]);
  const n = results.filter(({ outcome }) => outcome === (isUndone ? 'undone' : 'changed')).length;
  return (
    <div ref={place} tabIndex={-1} className={styles.result}>
      <Message
        tone={results.every(({ outcome }) => WELL.has(outcome)) ? 'ok' : 'warn'}
        title={t(isUndone ? 'delivery.undone' : 'delivery.changed', { n })}
        live
      >
        <ul>
          {results.map(({ restockId, title, outcome }) => (
            <li key={restockId}>
              <a href={`#${restockId}`}>{title}</a> – {t(`outcome.${outcome}`)}
            </li>
          ))}
        </ul>
        {canUndo && (
          <Form method="post">
            <input type="hidden" name="changeId" value={changeId} />
            <Button
              type="submit"
              name="act"
              value="undoDelivery"
              size="small"
              busy={state !== 'idle' && formData?.get('changeId') === changeId}
            >
              {t('undo')}
              <span className="sr"> {t('aboutChange')}</span>
            </Button>
          </Form>
        )}
      </Message>
    </div>
  );
}
