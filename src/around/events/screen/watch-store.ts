// Tells when a store was chosen, and whether it is open now: whichever way it is chosen, the cookie says so.
import type { storesContract } from '#goods/stores/contract';
import { STORE_COOKIE } from '#goods/stores/rules';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { allows } from '#ui/page/consent';
import type { Tell } from './send-events.ts';

const call = caller<typeof storesContract>();

function chosenStore(): string | undefined {
  const [, text = ''] = new RegExp(`(?:^|; )${STORE_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const { storeNumber } = JSON.parse(decodeURIComponent(text)) as { readonly storeNumber?: unknown }; // checked on the next line
    return typeof storeNumber === 'string' && /^\w{1,8}$/.test(storeNumber) ? storeNumber : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what looks whether another store was chosen. */
export function watchStore(tell: Tell): () => void {
  let known = chosenStore();
  return () => {
    const storeNumber = chosenStore();
    if (storeNumber === known) return;
    known = storeNumber;
    if (storeNumber !== undefined) void tellStore(storeNumber, tell);
  };
}

async function tellStore(storeNumber: string, tell: Tell): Promise<void> {
  if (!allows('analytics')) return;
  const store = await call('GET /api/stores/:storeNumber', { params: { storeNumber } });
  tell({ name: 'store-state', storeNumber, isOpen: isRefusal(store) ? null : store.storeStatus === 'OPEN' });
}
