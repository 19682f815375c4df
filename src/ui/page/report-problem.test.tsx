import { afterEach, expect, test, vi } from 'vitest';
import type { clientLogContract } from '#around/client-log/contract';
import { caller } from './call.tsx';
import { reportProblem } from './report-problem.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Returns the page's last call and its timeout. */
function listening() {
  const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
  const timed = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } });
  return { sent, timed };
}

test('[ERR-2, ATC-2] a report has a timeout of one second, and its failure is ignored', async () => {
  const { sent, timed } = listening();
  reportProblem({ msg: 'Add to cart failed', error: { status: 503 } });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [address, init] = sent.mock.calls[0] ?? [];
  expect([address, init?.body]).toEqual(['/fr-ca/cc/api/log', '{"msg":"Add to cart failed","error":{"status":503}}']);
  expect(timed.mock.calls.at(-1)).toEqual([1_000]);
});

test('[ERR-2, CART-8] every other call has a timeout of thirty seconds', async () => {
  const { timed } = listening();
  await caller<typeof clientLogContract>()('POST /cc/api/log', { body: {} });
  expect(timed.mock.calls.at(-1)).toEqual([30_000]);
});
