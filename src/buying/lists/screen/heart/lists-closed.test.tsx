import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { AddToList } from './add-to-list.tsx';
import { Heart } from './heart.tsx';
import { ListsClosed } from './lists-closed.ts';

const both = (
  <>
    <Heart itemId="100205" label="Save to a list – Copy paper" savedLabel="On your lists – Copy paper" />
    <AddToList itemId="100205" qty={1} about="Copy paper">
      Add to list
    </AddToList>
  </>
);

test('[B2B-9] [CAT-8] whoever shops for a purchasing system has no lists, and is offered no heart and no "Add to list"', () => {
  expect(served(both, SHOP)).toContain('Save to a list');
  expect(served(both, SHOP)).toContain('Add to list');
  expect(served(<ListsClosed value>{both}</ListsClosed>, SHOP)).not.toMatch(/Save to a list|Add to list/);
});
