// Words instead of an item's number are searched for, and one press puts what was meant on the list (LST-6).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { AddItem } from './list-edit.tsx';
import { addItem } from './list-item-actions.ts';
import type { ListNote } from './list-note.ts';
import type { Work } from './list-work.ts';

const CHOICES = [{ itemId: '246810', name: 'Copy paper', url: '/p', pack: 'Case of 10 reams', finalPricePerUnit: 46.99 }];

/** A page's work on a form, in a shop that knows one item by words and none by number. */
function work(fields: Readonly<Record<string, string>>, choices: typeof CHOICES = CHOICES) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent: { name: string; body: unknown }[] = [];
  const call = async (name: string, { body }: { body: unknown }) => {
    sent.push({ name, body });
    return name.includes('quick-order') ? { rows: [{ itemId: null, choices }] } : { messages: [] };
  };
  return { sent, work: { form, id: 'l1', call, say: (key: string) => key } as unknown as Work };
}

test('[LST-6] words find items; the list stays as it is until one is chosen', async () => {
  const { work: asked, sent } = work({ number: 'copy paper', qty: '4' });
  const note = await addItem(asked);
  expect(note).toMatchObject({
    field: 'number',
    text: 'chooseFound',
    typed: 'copy paper',
    found: { qty: '4', items: [{ itemId: '246810' }] },
  });
  expect(sent.map(({ name }) => name)).toEqual(['POST /api/quick-order/check']);
  const html = served(<AddItem listId="l1" note={note as ListNote} />);
  expect(html).toContain('Case of 10 reams · Item 246810');
  expect(html).not.toContain('aria-invalid="true"');
  const [form = ''] = /<form(?:(?!<\/form>).)*value="246810".*?<\/form>/s.exec(html) ?? [];
  for (const field of ['name="intent" value="addItem"', 'name="qty" value="4"', 'name="found" value="yes"']) expect(form).toContain(field);
  expect(served(<AddItem listId="l1" note={undefined} />, { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' })).toContain(
    'Numéro ou nom de l’article',
  );
});

test('[LST-6] the chosen item is added as often as was asked for, and told', async () => {
  const { work: chosen, sent } = work({ item: '246810', qty: '4', found: 'yes' });
  expect(await addItem(chosen)).toMatchObject({ tone: 'ok', text: 'added' });
  expect(sent).toMatchObject([{ name: 'POST /cc/api/list/:id/item', body: { items: [{ itemId: '246810', qty: '4' }] } }]);
});

test('[LST-6] words that find nothing are told as an unknown number', async () => {
  expect(await addItem(work({ number: 'zzz', qty: '1' }, []).work)).toMatchObject({ field: 'number', text: 'unknownNumber' });
});
