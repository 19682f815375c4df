import { expect, test } from 'vitest';
import { readChat, readFeedback } from '#around/contact/rules';

const chat = { text: 'Where is my order?', name: 'Ana', email: 'ana@example.com' };

test('[APP-20] a message is stored without control characters and surrounding spaces; errors name their field', () => {
  expect(readChat({ ...chat, text: '  Where\u0000 is\r\n\r\n\r\n\r\nmy order? ' })).toEqual({
    ok: true,
    value: { ...chat, text: 'Where is\n\nmy order?' },
  });
  for (const [field, wrong] of [
    ['text', ''],
    ['text', ' \n '],
    ['text', 'x'.repeat(2_001)],
    ['name', ''],
    ['name', 'ana@example.com'],
    ['name', 'x'.repeat(81)],
    ['email', ''],
    ['email', 'ana'],
    ['email', 'ana@example.com\nBcc: all@example.com'],
  ] as const)
    expect(readChat({ ...chat, [field]: wrong }), `${field} ${wrong.slice(0, 20)}`).toEqual({ ok: false, problem: { field } });
});

test('[APP-20] feedback needs text, and its address must be valid if there is one', () => {
  expect(readFeedback({ text: 'Good.', email: '' })).toEqual({ ok: true, value: { text: 'Good.', email: '' } });
  expect(readFeedback({ text: 'Good.', email: 'nobody' })).toEqual({ ok: false, problem: { field: 'email' } });
  expect(readFeedback({ text: ' ', email: '' })).toEqual({ ok: false, problem: { field: 'text' } });
});
