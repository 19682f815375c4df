// What monitoring sees (trust 39).
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { observe } from './observability.ts';
import { makePageCache } from './page-cache.ts';
import { makeRowsLeftOut } from './rows-left-out.ts';

test('trust 38, 39: failures after an order are counted by kind; readiness needs an answering database and a shop that is not stopping', async () => {
  const app = fastify();
  let answers = true;
  const db = {
    statements: { count: 0 },
    ping: () => (answers ? Promise.resolve() : Promise.reject(new Error('No answer'))),
  } as unknown as Db; // the only method that is used
  const followFailures = { failed: new Map([['learn', 3]]), setAside: new Map([['confirm', 1]]) };
  const drain = { hasBegun: false };
  const admission = { load: { limit: 20, atWork: 2, waiting: 1, awaitingService: 0, refused: 4 } };
  const leftOut = makeRowsLeftOut({ error: () => undefined });
  observe(app, { db, cache: makePageCache(), leftOut, followFailures, drain, admission, mayWatch: () => true });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('inkwell_order_follow_failures_total{follower="learn"} 3');
  expect(body).toContain('inkwell_order_follow_set_aside_total{follower="confirm"} 1');
  expect(body).toContain('inkwell_requests_refused_total 4');
  expect(body).toContain('inkwell_requests{state="waiting"} 1');
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  drain.hasBegun = true;
  const stopping = await app.inject('/readyz');
  expect([stopping.statusCode, stopping.headers['retry-after'], stopping.json()]).toEqual([503, '2', { status: 'stopping' }]);
  drain.hasBegun = false;
  answers = false;
  const away = await app.inject('/readyz');
  expect([away.statusCode, away.headers['retry-after'], away.json()['status']]).toEqual([503, '2', 'not ready']);
  await app.close();
});
