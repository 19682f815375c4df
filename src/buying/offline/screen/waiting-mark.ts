// Says in local storage that changes wait in this browser, so that every page can ask without opening a database.

export const WAITING_KEY = 'offlineWaits';

export function mayWait(): boolean {
  try {
    return localStorage.getItem(WAITING_KEY) !== null;
  } catch {
    return false;
  }
}
