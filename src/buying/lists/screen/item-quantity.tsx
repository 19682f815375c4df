// The quantity of an item on a list.
import { useFetcher } from 'react-router';
import type { ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Quantity } from '#ui/kit/quantity';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { ListFields } from './list-form.tsx';
import styles from './lists.module.css';

/** Saves itself; − and + are buttons of the form until hydration. */
export function ItemQuantity({ item: { listItemId, name, qty }, listId }: { readonly item: ListItem; readonly listId: string }) {
  const t = useWords(listsWords);
  const fetcher = useFetcher();
  const wanted = Number(fetcher.formData?.get('qty') ?? qty);
  const fields = { listId, listItemId };
  const save = (next: number) => void fetcher.submit({ ...fields, intent: 'quantity', qty: next }, { method: 'post' });
  return (
    <fetcher.Form method="post" className={styles.quantity} aria-busy={fetcher.state !== 'idle' || undefined}>
      <ListFields intent="quantity" fields={fields} />
      {/* Enter in a field presses the form's first button, so that must not be the minus button. */}
      <input type="submit" hidden />
      <Quantity
        value={wanted}
        onChange={save}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        name="qty"
        stepName="step"
        size="small"
      />
      <noscript>
        <TextAction type="submit" about={t('about', { name })}>
          {t('update')}
        </TextAction>
      </noscript>
    </fetcher.Form>
  );
}
