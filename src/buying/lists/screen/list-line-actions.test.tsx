import { expect, test } from 'vitest';
import { sentForm } from '#test/screen/page';
import { runListAction } from './list-actions.ts';

const typed = (more: Readonly<Record<string, string>>) =>
  runListAction(sentForm({ intent: 'line', listId: 'one', listItemId: 'a', note: '', par: '', onHand: '', ...more }, { listId: 'one' }));

test('[LST-6] levels that are no whole numbers are refused with words, and take nothing away', async () => {
  for (const more of [{ par: 'a dozen' }, { onHand: '1.5' }, { par: '12345' }, { par: '6', onHand: '-1' }])
    expect(await typed(more)).toMatchObject({ tone: 'bad', text: expect.stringContaining('whole numbers up to 9,999') });
  for (const more of [{}, { par: '0', onHand: ' 12 ' }]) expect(await typed(more)).toMatchObject({ tone: 'ok', text: 'Saved.' });
});
