// A line of a kept list: picture, name, number, quantity, note and levels.
import { lineValue, type NewEdit, type ShownLine } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { singleLine } from '#base/locale/rules';
import { Picture } from '#ui/kit/picture';
import { Quantity } from '#ui/kit/quantity';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { LevelField } from './level-field.tsx';
import styles from './offline.module.css';

type LineEdit = Pick<NewEdit, 'kind' | 'listItemId' | 'before' | 'wanted'>;

interface KeptLineRowProps {
  readonly line: ShownLine;
  readonly readOnly: boolean;
  readonly onEdit: (edit: LineEdit) => void;
}

const LONGEST_NOTE = 200;

export function KeptLineRow({ line, readOnly, onEdit }: KeptLineRowProps) {
  const t = useWords(offlineWords);
  const { listItemId, itemId, name, qty, note, par, imageUrl, waits } = line;
  const edit = (kind: LineEdit['kind'], wanted: string | null): void => {
    const before = lineValue(line, kind);
    if (kind === 'remove' || before !== wanted) onEdit({ kind, listItemId, before, wanted });
  };
  return (
    <li className={styles.line}>
      <Picture src={imageUrl ?? ''} alt="" width={64} height={64} ground className={styles.picture} />
      <div className={styles.words}>
        <b>{name}</b>
        <p className={styles.meta}>
          {t('itemNumber', { itemId })}
          {readOnly && par !== null && ` · ${t('par', { par })}`}
          {waits && ` · ${t('waits')}`}
        </p>
        {readOnly && note !== null && <p>{note}</p>}
        {!readOnly && (
          <>
            <NoteField line={line} onNote={(wanted) => edit('note', wanted)} />
            <div className={styles.levels}>
              <LevelField label={t('parLabel')} name={name} value={lineValue(line, 'par')} onLevel={(wanted) => edit('par', wanted)} />
              <LevelField label={t('onHand')} name={name} value={lineValue(line, 'onHand')} onLevel={(wanted) => edit('onHand', wanted)} />
            </div>
            <TextAction about={t('about', { name })} onClick={() => edit('remove', null)}>
              {t('remove')}
            </TextAction>
          </>
        )}
      </div>
      {readOnly ? (
        <span>{t('quantityIs', { n: qty })}</span>
      ) : (
        <Quantity
          value={qty}
          size="small"
          label={t('quantityOf', { name })}
          lessLabel={t('less', { name })}
          moreLabel={t('more', { name })}
          onChange={(next) => edit('quantity', String(next))}
        />
      )}
    </li>
  );
}

function NoteField({ line: { name, note }, onNote }: { readonly line: ShownLine; readonly onNote: (note: string | null) => void }) {
  const t = useWords(offlineWords);
  const settle = (field: HTMLInputElement): void => onNote(singleLine(field.value) || null);
  return (
    <TextInput
      key={note}
      size="small"
      defaultValue={note ?? ''}
      placeholder={t('note')}
      maxLength={LONGEST_NOTE}
      autoComplete="off"
      aria-label={t('noteOf', { name })}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget);
      }}
    />
  );
}
