// Rows that the sandbox's database refuses by its own checks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { openEmbedded } from '#platform/embedded-db';
import { migrate } from '#platform/migrate';
import { SANDBOX_SCHEMA } from './sandbox-schema.ts';

let books: Db;
beforeAll(async () => {
  books = await openEmbedded(undefined);
  await migrate(books, SANDBOX_SCHEMA);
  await books.raw(
    `insert into sandbox_authorisation (idempotency_key, authorisation_id, token, amount, currency, reference, status, created_at)
     values ('a', 'auth_1', 'tok_1', 1000, 'USD', '482190733316', 'authorised', now())`,
  );
});
afterAll(() => books.close());

test.for([
  `idempotency_key = ''`,
  `currency = 'EUR'`,
  `status = 'lost'`,
  `amount = -1`,
  `captured = 1001`,
  `captured = -1`,
  `captured = 400, refunded = 401`,
  `refunded = -1`,
  `captured = 600, released = 401`,
  `released = -1`,
  `captured = 1, status = 'voided'`,
])('an authorisation is refused where %s', async (change) => {
  await expect(books.raw(`update sandbox_authorisation set ${change}`)).rejects.toMatchObject({ code: '23514' });
});

test('one that is captured, released and refunded in parts is accepted', async () => {
  expect((await books.raw(`update sandbox_authorisation set captured = 600, released = 400, refunded = 600`)).changed).toBe(1);
  expect((await books.raw(`update sandbox_authorisation set captured = 0, released = 0, refunded = 0, status = 'voided'`)).changed).toBe(1);
});
