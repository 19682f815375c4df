import { expect, test } from 'vitest';
import { readBlocks } from './article-blocks.ts';

test('lines become paragraphs, lists and steps, and links name their place', () => {
  expect(
    readBlocks('First.\n\nSecond, see [returns](returns#how) and [stores](stores).\n- one\n- two\n1. begin\n2. [end](help)\nLast.'),
  ).toEqual([
    { kind: 'text', lines: [['First.']] },
    {
      kind: 'text',
      lines: [['Second, see ', { words: 'returns', to: 'returns#how' }, ' and ', { words: 'stores', to: 'stores' }, '.']],
    },
    { kind: 'list', lines: [['one'], ['two']] },
    { kind: 'steps', lines: [['begin'], [{ words: 'end', to: 'help' }]] },
    { kind: 'text', lines: [['Last.']] },
  ]);
});
