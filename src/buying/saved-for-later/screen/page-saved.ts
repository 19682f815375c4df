// Saved for later on this browser page: its engine, started when the list is first shown.
import { pageCart } from '#buying/cart/screen';
import { startSaved, type SavedEngine } from './saved-listeners.ts';

let saved: SavedEngine | undefined;

export function pageSaved(): SavedEngine {
  saved ??= startSaved(pageCart().store);
  return saved;
}
