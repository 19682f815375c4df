// Places the order. While an earlier press of the button is still being processed, waits for its result instead of showing an error.
import type { RouterContextProvider } from 'react-router';
import type { placingContract } from '#buying/placing/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { attempt } from '#ui/page/page-visit';

const WAIT_MS = 300;
/** A little longer than the server waits for the bank. */
const PATIENCE_MS = 25_000;

interface PlaceRequest {
  readonly cartId: string;
  readonly total: number;
  readonly arrivals: string;
  readonly tenders: string;
  readonly entered: string;
  readonly idempotencyKey: string;
  readonly renewal: string;
  readonly cidParam: string;
  readonly screen: string;
}

export async function placeWithRetry(
  args: { readonly context: Readonly<RouterContextProvider> },
  body: PlaceRequest,
): Promise<{ readonly orderNumber: string; readonly wasSent?: true } | Refusal> {
  const place = () => attempt<typeof placingContract>(args)('POST /cc/api/checkout/default/order', { body });
  let reply = await place();
  for (let waited = 0; isRefusal(reply) && reply.code === 'ORDER_IN_PROGRESS' && waited < PATIENCE_MS; waited += WAIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    reply = await place();
  }
  return reply;
}
