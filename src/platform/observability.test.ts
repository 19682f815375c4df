// What whoever watches the shop hears (trust 39).
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { observe } from './observability.ts';
import { makePageCache } from './page-cache.ts';

test('trust 39: what fails to follow an order is counted by what it is; readiness is whether the database answers', async () => {
  const app = fastify();
  let answers = true;
  const db = {
    statements: { count: 0 },
    ping: () => (answers ? Promise.resolve() : Promise.reject(new Error('No answer'))),
  } as unknown as Db; // all that is asked of it
  const followFailures = { failed: new Map([['learn', 3]]), setAside: new Map([['confirm', 1]]) };
  observe(app, { db, cache: makePageCache(), followFailures });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('inkwell_order_follow_failures_total{follower="learn"} 3');
  expect(body).toContain('inkwell_order_follow_set_aside_total{follower="confirm"} 1');
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  answers = false;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
});
