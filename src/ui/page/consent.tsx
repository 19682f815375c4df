// What the shopper lets pages of this browser do (ANL-3). Read anew each time: the choice may change in another tab.
import { CONSENT_COOKIE, CONSENT_VERSION, type Purpose } from '#base/consent/rules';

interface Signals {
  readonly globalPrivacyControl?: boolean;
}

/** The browser drops the cookie after a year by itself. */
const CHOICE = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\.(a?)(d?)\\.`);

const choice = () => CHOICE.exec(document.cookie);

/** Whether the browser asks not to be tracked (Sec-GPC, DNT): such a visitor has refused already. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Signals; // not every browser has the first
  return globalPrivacyControl === true || doNotTrack === '1';
}

export const allows = (purpose: Purpose): boolean => !refusesTracking() && !!choice()?.[purpose === 'analytics' ? 1 : 2];

/** Whether a choice about today's text is kept, whichever it is. */
export const hasChosen = (): boolean => choice() !== null;

const CHANGED = 'consent';

/** Tells the page that a choice was made. */
export const announceConsent = (): void => void window.dispatchEvent(new Event(CHANGED));

/** Calls back when a choice was made on this page; returns what ends it. */
export function watchConsent(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
