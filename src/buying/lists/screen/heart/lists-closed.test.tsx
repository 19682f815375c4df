import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { AddToList } from './add-to-list.tsx';
import { ListsClosed } from './lists-closed.ts';

const line = (
  <AddToList itemId="100205" qty={1} about="Copy paper">
    Add to list
  </AddToList>
);

test('[B2B-9] [CAT-8] whoever shops for a purchasing system has no lists, and is offered no "Add to list"', () => {
  expect(served(line, SHOP)).toContain('Add to list');
  expect(served(<ListsClosed value>{line}</ListsClosed>, SHOP)).not.toContain('Add to list');
});
