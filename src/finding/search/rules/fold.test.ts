import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('trust 34: invisible characters do not prevent a match, in a title or in a query', () => {
  for (const hidden of ['sta\u00ADpler', 'sta\u200Bpler', '\uFEFFstapler', 'stapler\u202C', 's\u2060tapler'])
    expect(fold(hidden, 'en')).toBe('stapler');
});
