// What the browser keeps for a time without a connection, in IndexedDB. It belongs to the session that kept it, and later to its shopper; the server
// has the browser clear it at sign-out (`Clear-Site-Data`).
import { isWaiting, ownOf, type Kept } from '#buying/offline/rules';
import { contextId } from '#people/sessions/screen';
import { noteWaiting } from './note-waiting.ts';

const NAME = 'inkwell-offline';
const SHELF = 'kept';
const ALL = 'all';

/** Changes what is kept, in one step even when several tabs do; resolves to what is kept then. Rejects where the browser keeps nothing. */
export async function changeKept(work: (kept: Kept) => Kept): Promise<Kept> {
  const database = await opened();
  try {
    return await new Promise<Kept>((resolve, reject) => {
      const transaction = database.transaction(SHELF, 'readwrite');
      const shelf = transaction.objectStore(SHELF);
      const reading = shelf.get(ALL);
      let next: Kept | undefined;
      reading.onsuccess = () => {
        next = work(ownOf(reading.result as Partial<Kept> | undefined, contextId(), Date.now())); // only this function writes it
        shelf.put(next, ALL);
      };
      transaction.oncomplete = () => {
        if (next === undefined) return reject(new Error('Nothing was kept'));
        noteWaiting(isWaiting(next));
        return resolve(next);
      };
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept'));
    });
  } finally {
    database.close();
  }
}

/** What is kept for this session; of another one's, only what waits for its shopper stays. */
export const readKept = (): Promise<Kept> => changeKept((kept) => kept);

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(SHELF);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('This browser keeps nothing'));
  });
}
