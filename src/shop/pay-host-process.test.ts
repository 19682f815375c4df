// The payment host as a separate process: it restarts after a crash, reports payments to the shop, and ends with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentEvents } from '#buying/payment/contract';
import { isSigned } from '#platform/signature';
import { startedDirectory } from '#test/embedded-directory';
import { freePort, startShop, temporaryDirectory } from '#test/running-shop';
import { startTestProvider } from '#test/provider';
import { forkPayHost } from './start-pay-host.ts';
import { testReceiver, type TestReceiver } from '#test/receiver';
import { tokenOf } from '#buying/orders/fixtures';

/** Starts two shops, each with its provider. */
const PATIENCE_MS = 300_000;
const SECRET = 'signs what is told';
let receiver: TestReceiver;

beforeAll(async () => {
  receiver = await testReceiver('inkwell-pay-signature');
});
afterAll(() => receiver.close());

const call = async (at: { readonly url: string; readonly key: string }, path: string, body: object): Promise<number> => {
  const headers = { authorization: `Bearer ${at.key}`, 'content-type': 'application/json' };
  return (await fetch(at.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

test('[PAY-7] a killed payment host restarts on its port with its data, and delivers unacknowledged signed webhooks', async () => {
  const store = temporaryDirectory();
  const died: string[] = [];
  const forked = forkPayHost();
  const url = `http://127.0.0.1:${receiver.port}/events`;
  const provider = await startTestProvider(
    { store: { databaseUrl: undefined, dataDir: store.path }, receiver: { url, host: 'localhost', secret: SECRET } },
    (problem) => died.push(problem),
    forked,
  );
  receiver.turnDown(1);
  const { token } = await tokenOf({ provider: () => Promise.resolve(provider) }, '4111111111111111');
  const order = { key: 'order-1', token, amount: 4_499, currency: 'USD', reference: '1' };
  expect(await call(provider, '/v1/authorisations', order)).toBe(200);
  const answers = (): Promise<boolean> =>
    fetch(`${provider.url}/healthz`).then(
      () => true,
      () => false,
    );
  forked.kill('SIGKILL');
  await expect.poll(async () => died.length > 0 && (await answers()), { timeout: 60_000 }).toBe(true);
  expect(died).toEqual(['The payment provider ended (SIGKILL)']);
  expect(await call(provider, '/v1/authorisations', order)).toBe(200);
  const events = () => receiver.heard.flatMap(({ text }) => (JSON.parse(text) as PaymentEvents).events);
  await expect.poll(() => events().length, { timeout: 30_000 }).toBe(2);
  const [first, second] = events();
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    kind: 'authorised',
    amount: 4_499,
    authorisation: { key: 'order-1', reference: '1', status: 'authorised' },
  });
  const [{ signature, text } = { signature: '', text: '' }] = receiver.heard;
  expect(isSigned(text, signature, SECRET, new Date())).toBe(true);
  expect(isSigned(`${text} `, signature, SECRET, new Date())).toBe(false);
  expect(isSigned(text, signature, SECRET, new Date(Date.now() + 600_000))).toBe(false);
  await provider.stop();
  expect(await answers()).toBe(false);
  store.remove();
});

test(
  'a shop that stops, or is killed outright, leaves no provider behind, and the next one opens the same books',
  { timeout: PATIENCE_MS },
  async () => {
    const directory = await startedDirectory();
    const env = { INKWELL_DEMO: 'no', DATA_DIR: directory.path, INKWELL_PAY_PORT: String(await freePort()) };
    const health = `http://127.0.0.1:${env.INKWELL_PAY_PORT}/healthz`;
    const answers = () =>
      fetch(health).then(
        () => true,
        () => false,
      );
    for (const how of ['kill', 'stop'] as const) {
      const shop = await startShop({ pages: false, env });
      expect(shop.origins.pay).toBe(`http://pay.localhost:${env.INKWELL_PAY_PORT}`);
      expect(await answers()).toBe(true);
      await shop[how]();
      await expect.poll(answers, { timeout: 30_000 }).toBe(false);
    }
    directory.remove();
  },
);

test('an occupied port moves the card form to another, unless the port is configured', { timeout: PATIENCE_MS }, async () => {
  const directory = await startedDirectory();
  const { port } = receiver;
  const env = { INKWELL_DEMO: 'no', DATA_DIR: directory.path };
  await expect(startShop({ pages: false, env: { ...env, INKWELL_PAY_PORT: String(port) } })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set INKWELL_PAY_PORT`,
  );
  const shop = await startShop({ pages: false, env: { ...env, PORT: String(port - 1) } });
  expect(shop.origins.pay).not.toBe(`http://pay.localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${new URL(shop.origins.pay).port}/healthz`)).status).toBe(200);
  await shop.stop();
  directory.remove();
});
