// Keeps the stored record of the zip, and puts a lost cookie back from it. Where storage is refused nothing is kept and nothing fails (APP-21).
import { ZIP_COOKIE, ZIP_RECORD, zipOfRecord, zipRecord } from '#goods/stores/rules';
import { cookieText } from './cookie-text.ts';
import { cookiesChanged, readCookies } from './page-cookies.ts';

/** Stores the zip that was just chosen, with its date. */
export function keepZipRecord(): void {
  const zip = readCookies(document.cookie)[ZIP_COOKIE];
  if (zip !== undefined) stored((storage) => storage.setItem(ZIP_RECORD, zipRecord(zip, Date.now())));
}

/** The cookie is gone: a record of the last day brings it back, an older one goes too. */
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
    // Full, or not allowed.
  }
}
