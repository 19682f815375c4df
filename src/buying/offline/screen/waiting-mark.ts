// Says in local storage that changes wait in this browser, so that every page can ask without opening a database.

const KEY = 'offlineWaits';

export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Not allowed: pages of lists still send what waits.
  }
}

export function mayWait(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
