// Stores the zip record, and restores a lost cookie from it. When storage is refused, nothing is stored and nothing fails (APP-21).
import { ZIP_COOKIE, ZIP_RECORD, zipOfRecord, zipRecord } from '#goods/stores/rules';
import { cookieText } from './cookie-text.ts';
import { cookiesChanged, readCookies } from './page-cookies.ts';

/** Stores the zip just chosen, with its date. */
export function keepZipRecord(): void {
  const zip = readCookies(document.cookie)[ZIP_COOKIE];
  if (zip !== undefined) stored((storage) => storage.setItem(ZIP_RECORD, zipRecord(zip, Date.now())));
}

/** The cookie is gone: restores it from a record of the last day, or deletes an older record. */
export function restoreZip(): void {
  stored((storage) => {
    const zip = zipOfRecord(storage.getItem(ZIP_RECORD), Date.now());
    if (zip === null) return storage.removeItem(ZIP_RECORD);
    document.cookie = cookieText(ZIP_COOKIE, zip);
    return cookiesChanged();
  });
}

function stored(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch {
    // Storage is full or not allowed.
  }
}
