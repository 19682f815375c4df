// Adds items to a list by number or from the cart; changes its name and who sees it.
import type { ListDetail } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { AccessChoice } from './access-choice.tsx';
import { ListForm, useBusy, useRequestKey } from './list-form.tsx';
import type { ListNote } from './list-note.ts';
import { FoundItems } from './found-items.tsx';
import { ScanToList } from './scan-to-list.tsx';
import styles from './lists.module.css';

export function AddItem({ listId, note }: { readonly listId: string; readonly note: ListNote | undefined }) {
  const t = useWords(listsWords);
  const adding = useBusy('addItem');
  const copying = useBusy('fromCart');
  const filing = useBusy('fromFile');
  const wrong = note?.field === 'number';
  return (
    <Card aria-labelledby="add-item" className={styles.adding}>
      <h2 id="add-item" className={styles.title}>
        {t('addItem')}
      </h2>
      {/* Remounted after each answer, so that the field is empty again. */}
      <ListForm intent="addItem" fields={{ listId }} className={styles.addForm}>
        <Field label={t('number')} error={wrong && note.found === undefined ? note.text : undefined}>
          <TextInput key={useRequestKey()} name="number" defaultValue={wrong ? note.typed : ''} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('quantity')}>
          <TextInput name="qty" inputMode="numeric" defaultValue="1" maxLength={4} autoComplete="off" />
        </Field>
        <Button type="submit" busy={adding}>
          {t('addToThis')}
        </Button>
      </ListForm>
      {wrong && note.found !== undefined && <FoundItems listId={listId} text={note.text} found={note.found} />}
      <div className={styles.after}>
        <ScanToList listId={listId} />
      </div>
      <ListForm intent="fromCart" fields={{ listId }} className={styles.after}>
        <Button type="submit" size="small" busy={copying}>
          {t('fromCart')}
        </Button>
      </ListForm>
      <ListForm intent="fromFile" fields={{ listId }} withFile className={styles.fileForm}>
        <Field label={t('fromFile')} hint={t('fileHint')} error={note?.field === 'file' ? note.text : undefined}>
          <TextInput key={useRequestKey()} name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
        </Field>
        <Button type="submit" size="small" busy={filing}>
          {t('addFile')}
        </Button>
      </ListForm>
    </Card>
  );
}

export function ListSettings({ list, note }: { readonly list: ListDetail; readonly note: ListNote | undefined }) {
  const t = useWords(listsWords);
  const busy = useBusy('settings');
  const { listId, name, mayShare, membersEdit, accessLevel, allowedAccessLevel } = list;
  const shares = mayShare && allowedAccessLevel.length > 1;
  const wrong = note?.field === 'name';
  return (
    <Card aria-labelledby="list-settings">
      <h2 id="list-settings" className={styles.title}>
        {t(shares ? 'settings' : 'settingsAlone')}
      </h2>
      <ListForm
        intent="settings"
        fields={{ listId, nameWas: name, accessLevelWas: accessLevel, membersEditWas: membersEdit ? 'on' : '' }}
        className={styles.form}
      >
        <Field label={t('name')} error={wrong ? note.text : undefined}>
          <TextInput key={name} name="name" defaultValue={wrong ? note.typed : name} maxLength={80} autoComplete="off" required />
        </Field>
        {shares && (
          <>
            <AccessChoice levels={allowedAccessLevel} chosen={accessLevel} />
            <Checkbox name="membersEdit" defaultChecked={membersEdit} label={t('membersEdit')} />
          </>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </ListForm>
    </Card>
  );
}
