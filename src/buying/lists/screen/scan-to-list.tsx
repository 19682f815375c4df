// Scans goods onto a list: each code as soon as it is read (LST-5).
import { useRevalidator } from 'react-router';
import type { listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import type { quickOrderContract } from '#buying/quick-order/contract';
import { ScanButton } from '#goods/scanning/screen';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { useWords } from '#ui/page/shop';

const call = caller<typeof listsContract & typeof quickOrderContract>();

export function ScanToList({ listId }: { readonly listId: string }) {
  const t = useWords(listsWords);
  const { revalidate } = useRevalidator();
  /** Returns what went wrong. */
  const add = async (number: string): Promise<string | null> => {
    const found = await call('POST /api/quick-order/check', { body: { rows: [{ number }] } });
    if (isRefusal(found)) return found.message || t('notSent');
    const itemId = found.rows[0]?.itemId ?? null;
    if (itemId === null) return t('unknownNumber', { number });
    const list = await call('POST /cc/api/list/:id/item', {
      params: { id: listId },
      body: { items: [{ itemId, qty: '1' }], formKey: `scan ${crypto.randomUUID()}` },
    });
    if (isRefusal(list)) return list.message || t('notSent');
    await revalidate();
    return list.messages[0]?.description ?? null;
  };
  return <ScanButton onNumber={add} />;
}
