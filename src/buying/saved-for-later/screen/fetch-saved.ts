import { overHttp } from '#buying/cart/screen';
import type { Refusal } from '#base/outcome/rules';
import type { SavedList, savedForLaterContract } from '#buying/saved-for-later/contract';
import { SAVED_PAGE_SIZE } from '#buying/saved-for-later/rules';

const call = overHttp()<typeof savedForLaterContract>();

/** One page of saved for later. */
export function fetchSaved(page: number): Promise<SavedList | Refusal> {
  return call('GET /cc/api/sfl', { query: { mmx: 'true', page: String(page), size: String(SAVED_PAGE_SIZE) } });
}
