// The drawer that creates a list with a product on it (LST-4). It also opens when the lists could not be loaded, and says so.
import { useEffect, useState, type SubmitEvent } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { listsContract, ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { caller } from '#ui/page/call';
import { textOf } from '#ui/page/form-text';
import { useWords } from '#ui/page/shop';
import { AccessChoice } from '../access-choice.tsx';
import styles from './drawers.module.css';
import type { CardLists } from './load-lists.ts';
import type { Asked } from './saved-state.ts';
import { createWith } from './save-item.ts';

interface CreateDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly item: Asked;
  /** Null: they could not be loaded. */
  readonly lists: CardLists | null;
  readonly onRetry: () => void;
  readonly onCreated: (lists: CardLists, name: string) => void;
}

const call = caller<typeof listsContract>();
const LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;

export function CreateDrawer({ open, onClose, item, lists, onRetry, onCreated }: CreateDrawerProps) {
  const t = useWords(listsWords);
  const levels = useLevels(open);
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly field?: string | undefined; readonly text: string }>();
  const create = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = textOf(form, 'name').slice(0, 400);
    const accessLevel = LEVELS.find((level) => level === textOf(form, 'accessLevel')) ?? 'PERSONAL';
    setBusy(true);
    const reply = await createWith(lists ?? [], { name, accessLevel }, item, `${key} ${name}`.slice(0, 250));
    setBusy(false);
    if (isRefusal(reply)) setProblem({ field: reply.field, text: reply.message || t('notSent') });
    else onCreated(reply, reply[0]?.name ?? name);
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('createTitle')} closeLabel={t('close')}>
      {lists === null && (
        <Message tone="bad" title={t('listsNotLoaded')} live>
          <Button size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Message>
      )}
      {problem !== undefined && problem.field !== 'name' && (
        <Message tone="bad" live>
          {problem.text}
        </Message>
      )}
      <p>{t('createLead')}</p>
      <form onSubmit={(event) => void create(event)} className={styles.form} noValidate>
        <Field label={t('name')} error={problem?.field === 'name' ? problem.text : undefined}>
          <TextInput name="name" maxLength={80} autoComplete="off" required />
        </Field>
        <AccessChoice levels={levels} chosen="PERSONAL" />
        <Button type="submit" variant="primary" busy={busy} wide>
          {t('create')}
        </Button>
      </form>
    </Drawer>
  );
}

/** What the shopper may choose, asked when the drawer opens. */
function useLevels(open: boolean): readonly ListSummary['accessLevel'][] {
  const [levels, setLevels] = useState<readonly ListSummary['accessLevel'][]>([]);
  useEffect(() => {
    if (!open) return undefined;
    let stale = false;
    void call('GET /cc/api/lists', { query: { responseType: 'count' } }).then((reply) => {
      if (!stale && !isRefusal(reply)) setLevels(reply.allowedAccessLevel);
    });
    return () => {
      stale = true;
    };
  }, [open]);
  return levels;
}
