// One kept list with its lines, as the shopper has left it.
import { listWithEdits, type KeptList, type OfflineEdit, type ShownList } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { formatDate } from '#base/locale/rules';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { useShop, useWords } from '#ui/page/shop';
import { AddNumber } from './add-number.tsx';
import { KeptLineRow } from './kept-line-row.tsx';
import styles from './offline.module.css';
import type { Offline } from './use-offline.ts';

interface KeptListViewProps {
  readonly list: KeptList;
  readonly edits: readonly OfflineEdit[];
  readonly offline: Pick<Offline, 'change' | 'edit'>;
  readonly onBack: () => void;
}

export function KeptListView({ list, edits, offline, onBack }: KeptListViewProps) {
  const t = useWords(offlineWords);
  const { copyLocale, site } = useShop();
  const { listId, name, readOnly, savedAt } = list;
  const shown = listWithEdits(list, edits);
  const base = { listId, listItemId: '', number: '', before: null, wanted: null } as const;
  return (
    <>
      <Card aria-labelledby="offline-list" flush>
        <div className={styles.top}>
          <TextAction onClick={onBack}>{t('back')}</TextAction>
          <h2 id="offline-list" tabIndex={-1}>
            {name}
          </h2>
          <p className={styles.meta}>{t('asOf', { day: formatDate(new Date(savedAt), site.timeZone, copyLocale) })}</p>
          {readOnly && <Message>{t('readOnly')}</Message>}
          {shown.lines.length + shown.added.length === 0 && <p>{t('emptyList')}</p>}
        </div>
        {shown.lines.length > 0 && (
          <ul className={styles.lines}>
            {shown.lines.map((line) => (
              <KeptLineRow
                key={line.listItemId}
                line={line}
                readOnly={readOnly}
                onEdit={(change) => offline.edit({ ...base, ...change })}
              />
            ))}
          </ul>
        )}
        <WaitingLines shown={shown} offline={offline} />
      </Card>
      {!readOnly && (
        <Card aria-labelledby="offline-add">
          <h2 id="offline-add">{t('addItem')}</h2>
          <AddNumber onAdd={(number, qty) => offline.edit({ ...base, kind: 'add', number, wanted: qty })} />
        </Card>
      )}
    </>
  );
}

/** Added items, which the shop has not looked up yet, and removed lines; both can be taken back. */
function WaitingLines({ shown, offline: { change } }: { readonly shown: ShownList } & Pick<KeptListViewProps, 'offline'>) {
  const t = useWords(offlineWords);
  if (shown.added.length + shown.removed.length === 0) return null;
  const withdraw = (isMeant: (edit: OfflineEdit) => boolean): void =>
    change((kept) => ({ ...kept, edits: kept.edits.filter((edit) => !isMeant(edit)) }));
  return (
    <ul className={styles.lines}>
      {shown.added.map(({ key, number, wanted }) => (
        <li key={key} className={styles.plain}>
          <span>
            <b>{t('itemNumber', { itemId: number })}</b> · {t('quantityIs', { n: wanted })}
            <span className={styles.meta}>{t('added')}</span>
          </span>
          <TextAction about={t('about', { name: number })} onClick={() => withdraw((edit) => edit.key === key)}>
            {t('remove')}
          </TextAction>
        </li>
      ))}
      {shown.removed.map(({ listItemId, name }) => (
        <li key={listItemId} className={styles.plain}>
          <span role="status">{t('removed', { name })}</span>
          <TextAction
            about={t('about', { name })}
            onClick={() => withdraw((edit) => edit.kind === 'remove' && edit.listItemId === listItemId)}
          >
            {t('undo')}
          </TextAction>
        </li>
      ))}
    </ul>
  );
}
