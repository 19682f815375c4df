import { expect, test } from 'vitest';
import { approvalsWaitingWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';

test.each([
  ['en-US', '3 waiting'],
  ['fr-CA', '3 en attente'],
  ['es-US', '3 en espera'],
] as const)('[HDR-5] [B2B-3] in %s the header says “%s”', (locale, text) => {
  expect(sayer(approvalsWaitingWords, locale)('waiting', { n: '3' })).toBe(text);
});
