// The same SQL gives the same answers on both engines; npm test runs this file once on each.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement, type Db, type Queries } from './db.ts';
import { testDatabase } from '#test/database';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
  await db.script(
    'create table thing (id bigint primary key, made_at timestamptz, day date, facts jsonb, names text[], bytes bytea, amount integer not null default 0 check (amount >= 0))',
  );
});
beforeEach(async () => {
  await db.raw('delete from thing');
});
afterAll(() => db.close());

const PUT = statement<{ id: number }>('test_put', 'insert into thing (id, amount) values ($1, $2) returning id');
const AMOUNT = statement<{ amount: number }>('test_amount', 'select amount from thing where id = $1');
const ADD = statement<unknown>('test_add', 'update thing set amount = amount + $2 where id = $1');

const amounts = async (on: Queries = db): Promise<unknown[]> =>
  (await on.raw('select amount from thing order by id')).rows.map(({ amount }) => amount);
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: { code?: unknown }) => error.code,
  );

test('instants, days, big numbers, JSON, arrays and bytes survive a round trip', async () => {
  const given = {
    at: new Date('2026-11-20T23:59:59.123Z'),
    day: '2026-03-08',
    facts: { a: [1, null, 'é'], b: { c: true } },
    names: ['a "quoted" one', 'comma, brace}', ''],
    bytes: new Uint8Array([0, 255, 10]),
  };
  const ROUND = statement<Record<string, unknown>>(
    'test_round',
    'insert into thing (id, made_at, day, facts, names, bytes) values ($1, $2, $3, $4, $5, $6) returning id, made_at, day, facts, names, bytes, null::text as nothing',
  );
  const row = await db.one(ROUND, [9_007_199_254_740_991, given.at, given.day, JSON.stringify(given.facts), given.names, given.bytes]);
  expect({ ...row, bytes: [...(row['bytes'] as Uint8Array)] }).toEqual({
    id: 9_007_199_254_740_991,
    made_at: given.at,
    day: given.day,
    facts: given.facts,
    names: given.names,
    bytes: [0, 255, 10],
    nothing: null,
  });
});

test('a statement that failed the first time returns its rows the second and third time', async () => {
  const AGAIN = statement<{ id: number; amount: number }>(
    'test_again',
    'insert into thing (id, amount) values ($1, $2) returning id, amount',
  );
  const ask = (id: number, amount: number) => db.one(AGAIN, [id, amount]);
  expect(await codeOf(ask(1, -1))).toBe('23514');
  expect([await ask(1, 5), await ask(2, 6)]).toEqual([
    { id: 1, amount: 5 },
    { id: 2, amount: 6 },
  ]);
  expect(await db.run(ADD, [1, 1])).toBe(1);
  expect([await db.run(ADD, [1, 1]), await db.run(ADD, [9, 1])]).toEqual([1, 0]);
});

test('the last queries of a transaction are committed together or not at all, and none may follow', async () => {
  await db.transaction((tx) => tx.last(() => Promise.all([tx.run(PUT, [1, 5]), tx.run(PUT, [2, 6])])));
  expect(await amounts()).toEqual([5, 6]);
  const failing = db.transaction((tx) => tx.last(() => Promise.all([tx.run(ADD, [1, 1]), tx.run(ADD, [2, -7]), tx.run(ADD, [1, 1])])));
  expect(await codeOf(failing)).toBe('23514');
  const late = db.transaction(async (tx) => {
    await tx.last(() => tx.run(ADD, [1, 1]));
    await tx.run(ADD, [2, 1]);
  });
  await expect(late).rejects.toThrow('Asked after the last question');
  expect((await amounts()).at(1)).toBe(6);
  expect((await db.transaction((tx) => amounts(tx))).length).toBe(2);
});

test('trust 39: the first error of a transaction is the error of all its statements, in any order of waiting', async () => {
  await db.run(PUT, [1, 5]);
  const codes: unknown[] = [];
  const work = db.transaction(async (tx) => {
    const asked = [tx.run(ADD, [1, -7]), tx.run(PUT, [1, 1]), tx.raw('select 1')];
    const heard = asked.map((one) => codeOf(one));
    for (const one of heard.toReversed()) codes.push(await one);
    await asked[2];
  });
  expect(await codeOf(work)).toBe('23514');
  expect(codes).toEqual(['23514', '23514', '23514']);
});

test('trust 39: a transaction that swallows the error of a statement fails and is rolled back', async () => {
  const silent = db.transaction(async (tx) => {
    await tx.run(PUT, [1, 5]);
    await tx.run(PUT, [1, 5]).catch(() => undefined);
  });
  await expect(silent).rejects.toThrow('Nothing of the transaction lasts');
  const last = db.transaction((tx) => tx.last(() => Promise.allSettled([tx.run(PUT, [1, 5]), tx.run(PUT, [1, 5])])));
  await expect(last).rejects.toThrow('Nothing of the transaction lasts');
  expect(await amounts()).toEqual([]);
});

test('trust 39: queries after a failed transaction do not reach another transaction', async () => {
  const gone = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const work = db.transaction(async (tx) => {
    late = gone.promise.then(() => tx.run(PUT, [2, 6]));
    await tx.run(PUT, [1, -1]);
  });
  expect(await codeOf(work)).toBe('23514');
  gone.resolve();
  await expect(late).rejects.toThrow(/had ended|closed/);
  expect(await amounts()).toEqual([]);
});

test('counts and sums are numbers', async () => {
  await db.run(PUT, [1, 5]);
  await db.run(PUT, [2, 6]);
  expect((await db.raw('select count(*) as lines, sum(amount) as total, max(id) as last from thing')).rows).toEqual([
    { lines: 2, total: 11, last: 2 },
  ]);
});

test('lists of days, instants and big numbers, and exact decimals, are the same on both engines', async () => {
  const { rows } = await db.raw(
    `select '{2026-03-08}'::date[] as days, '{2026-03-08T07:00Z}'::timestamptz[] as instants, '{9007199254740991,null}'::bigint[] as ids, '{}'::date[] as none, '{1,2}'::int[] as numbers, '{t}'::bool[] as flags, 12.50::numeric as exact, 0.5::float8 as half`,
  );
  expect(rows).toEqual([
    {
      days: ['2026-03-08'],
      instants: [new Date('2026-03-08T07:00Z')],
      ids: [9_007_199_254_740_991, null],
      none: [],
      numbers: [1, 2],
      flags: [true],
      exact: '12.50',
      half: 0.5,
    },
  ]);
});

test('an array as a parameter selects by any()', async () => {
  for (const id of [1, 2, 3]) await db.run(PUT, [id, id * 10]);
  const SOME = statement<{ amount: number }>('test_some', 'select amount from thing where id = any($1::bigint[]) order by id');
  expect(await db.many(SOME, [[1, 3]])).toEqual([{ amount: 10 }, { amount: 30 }]);
  expect(await db.many(SOME, [[]])).toEqual([]);
});

test('one row, none, and how many were changed', async () => {
  expect(await db.one(PUT, [1, 1])).toEqual({ id: 1 });
  expect(await db.maybe(AMOUNT, [2])).toBeUndefined();
  await expect(db.one(AMOUNT, [2])).rejects.toThrow('test_amount found no row');
  expect(await db.run(ADD, [1, 4])).toBe(1);
  expect(await db.run(ADD, [2, 4])).toBe(0);
});

test('constraint violations have the same codes on both engines', async () => {
  await db.run(PUT, [1, 1]);
  expect(await codeOf(db.run(PUT, [1, 1]))).toBe('23505');
  expect(await codeOf(db.run(ADD, [1, -2]))).toBe('23514');
  expect(await codeOf(db.raw('insert into thing (id, amount) values (5, null)'))).toBe('23502');
  expect(await codeOf(db.raw('select * from no_such_table'))).toBe('42P01');
  expect(await codeOf(db.raw('selct 1'))).toBe('42601');
  expect(await amounts()).toEqual([1]);
});

test('a transaction that throws leaves nothing behind, and the next one works', async () => {
  const work = db.transaction(async (tx) => {
    await tx.run(PUT, [1, 1]);
    expect(await amounts(tx)).toEqual([1]);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await codeOf(db.transaction(async (tx) => [await tx.run(PUT, [2, 2]), await tx.run(PUT, [2, 2])]))).toBe('23505');
  expect(await amounts()).toEqual([]);
  expect(await db.transaction(async (tx) => [await tx.run(PUT, [3, 3]), await amounts(tx)])).toEqual([1, [3]]);
});

test('a script is all or nothing', async () => {
  await expect(db.script('insert into thing (id) values (1); insert into thing (id) values (1)')).rejects.toThrow('duplicate key');
  expect(await amounts()).toEqual([]);
  await db.script("insert into thing (id) values (1); insert into thing (id, names) values (2, '{a;b}')");
  expect(await amounts()).toEqual([0, 0]);
});

test('a text of several statements returns the rows of all', async () => {
  expect((await db.raw('select 1 as n; select 2 as n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await codeOf(db.raw('begin; select 1/0; commit'))).toBe('22012');
  await db.run(PUT, [1, 7]);
  expect(await amounts()).toEqual([7]);
});

test('transactions that cannot be ordered are retried until both are done', async () => {
  await db.raw('insert into thing (id, amount) values (1, 1), (2, 1)');
  // Each reads the sum and writes it to its own row: in any order the later one must see the earlier.
  const sumInto = (id: number): Promise<number> =>
    db.transaction(async (tx) => {
      await tx.raw('set transaction isolation level serializable');
      const { rows } = await tx.raw('select sum(amount)::int as total, pg_sleep(0.05) from thing');
      return tx.run(statement('test_set', 'update thing set amount = $2 where id = $1'), [id, rows[0]?.['total'] as number]);
    });
  await Promise.all([sumInto(1), sumInto(2)]);
  expect([
    [2, 3],
    [3, 2],
  ]).toContainEqual(await amounts());
});

test('transactions that wait for each other are resolved and both are done', async () => {
  await db.raw('insert into thing (id, amount) values (1, 0), (2, 0)');
  const both = (first: number, second: number): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.run(ADD, [first, 1]);
      await tx.raw('select pg_sleep(0.1)');
      await tx.run(ADD, [second, 1]);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(await amounts()).toEqual([2, 2]);
});

test('a retryable database error gets six attempts, then it is thrown', async () => {
  let tries = 0;
  const refusedUntil = (last: number): Promise<number> =>
    db.transaction(async (tx) => {
      tries += 1;
      if (tries < last) await tx.raw(`do $$ begin raise exception 'not now' using errcode = '40001'; end $$`);
      return tries;
    });
  expect(await refusedUntil(3)).toBe(3);
  tries = 0;
  expect(await codeOf(refusedUntil(Number.POSITIVE_INFINITY))).toBe('40001');
  expect(tries).toBe(6);
});

test('fifty concurrent writers lose nothing', async () => {
  await db.run(PUT, [1, 0]);
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? db.run(ADD, [1, 1]) : db.transaction((tx) => tx.run(ADD, [1, 1])))),
  );
  expect(await amounts()).toEqual([50]);
});

test('a notification arrives after the commit, and none after the listener has ended', async () => {
  const heard: string[] = [];
  const stop = await db.listen('test_news', (payload) => heard.push(payload));
  await db.raw(`notify test_news, 'first'`);
  await db
    .transaction(async (tx) => {
      await tx.raw(`select pg_notify('test_news', 'rolled back')`);
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction((tx) => tx.raw(`select pg_notify('test_news', $1)`, ['second']));
  await expect.poll(() => heard).toEqual(['first', 'second']);
  await stop();
  await db.raw(`notify test_news, 'third'`);
  await db.raw('select 1');
  expect(heard).toEqual(['first', 'second']);
});
