// Which request a fault belongs to, and how long others may take. src/shop/faults.test.ts tests what happens to the process.
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admitRequests, type Admission } from './admission.ts';
import { IN_FLIGHT_MS } from './drain.ts';
import { rememberRequests, RESTART_CODE, watchFaults } from './faults.ts';

type Hear = (fault: unknown) => void;
const heard = new Map<string | symbol, Hear>();
const exit = vi.fn<(code?: number | string | null) => never>();
/** Addresses of the requests that faults were attributed to. */
let blamed: (string | undefined)[] = [];
let app: FastifyInstance;
let admission: Admission;
/** Callbacks that release waiting requests, in the order of arrival. */
let waiting: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // A real unhandled fault would fail the test run itself.
  vi.spyOn(process, 'on').mockImplementation((event, hear) => {
    heard.set(event, hear as Hear);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(exit);
  [blamed, waiting] = [[], []];
  app = fastify();
  rememberRequests(app);
  admission = admitRequests(app, { most: 1, least: 1, words: () => 'Come again' });
  const wait = (): Promise<string> => new Promise((resolve) => waiting.push(() => resolve('done')));
  const failing = (fault: string) => async (): Promise<string> => {
    heard.get(fault)?.(new Error(fault));
    return wait();
  };
  app.get('/work', wait);
  app.get('/rejects', failing('unhandledRejection'));
  app.post('/rejects/with-body', failing('unhandledRejection'));
  app.get('/pays', async () => {
    const paid = admission.awaitService(wait);
    heard.get('unhandledRejection')?.(new Error('beside'));
    await paid;
    // The payment and other slow work of a request.
    await admission.awaitService(wait);
    return 'paid';
  });
  app.get('/throws', failing('uncaughtException'));
  app.get('/throws/paying', () => admission.awaitService(failing('uncaughtException')));
  const note = ({ req }: { readonly req?: { readonly url: string } }): void => void blamed.push(req?.url);
  const isAwaitingService = (): boolean => admission.load.awaitingService > 0;
  watchFaults()({ log: { error: note, fatal: note }, isAwaitingService, stop: () => new Promise(() => undefined) });
  await app.ready();
});
afterEach(async () => {
  for (const end of waiting) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
  await app.close();
});

const next = async (count = 1): Promise<void> => expect.poll(() => waiting.length).toBe(count);

test('trust 40: a fault of a request that waited for its turn belongs to it, not to the request that made room', async () => {
  const first = app.inject('/work');
  await next();
  const later = [
    app.inject('/rejects'),
    app.inject({ method: 'POST', url: '/rejects/with-body', payload: { a: 1 } }),
    app.inject('/rejects?again'),
  ];
  await expect.poll(() => admission.load.waiting).toBe(3);
  for (let at = 0; at < 4; at += 1) {
    await next(at + 1);
    waiting[at]?.();
  }
  expect((await Promise.all([first, ...later])).map(({ body }) => body)).toEqual(['done', 'done', 'done', 'done']);
  expect(new Set(blamed)).toEqual(new Set(['/rejects', '/rejects/with-body', '/rejects?again']));
});

test('trust 40: after an unhandled rejection, an unanswered request gets an error after two seconds', async () => {
  const asked = app.inject('/rejects');
  await next();
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await asked).statusCode).toBe(500);
});

test('trust 29, 40: a request that waits for the payment company answers by itself, also between two such waits', async () => {
  const asked = app.inject('/pays');
  await next();
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS / 3);
  waiting[0]?.();
  await next(2);
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS / 3);
  waiting[1]?.();
  expect(await asked).toMatchObject({ statusCode: 200, body: 'paid' });
  expect(blamed).toEqual(['/pays']);
});

test('trust 29, 40: when the payment company never answers, the request gets an error as late as in any stop', async () => {
  const asked = app.inject('/pays');
  await next();
  let isAnswered = false;
  void asked.then(() => (isAnswered = true));
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS - 2_000);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await asked).statusCode).toBe(500);
});

test('trust 40: after an exception its request gets an error at once, and the process ends after fifteen seconds at the latest', async () => {
  expect((await app.inject('/throws')).statusCode).toBe(500);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(RESTART_CODE);
});

test('trust 29, 40: it does not end while a request waits for the payment company, until the limit of any stop', async () => {
  const [paying, stuck] = [app.inject('/pays'), app.inject('/throws/paying')];
  await next(2);
  expect(new Set(blamed)).toEqual(new Set(['/pays', '/throws/paying']));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(exit).not.toHaveBeenCalled();
  waiting[0]?.();
  await next(3);
  waiting[2]?.();
  expect((await paying).body).toBe('paid');
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS - 20_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(RESTART_CODE);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await stuck).statusCode).toBe(500);
});
