// The choice of cookies for browsers of tests.
import { CONSENT_COOKIE, consentCookie, type ConsentChoice } from '#base/consent/rules';

/** Grants what is named, as of now or of a test's clock. */
export function consents(
  { cookies }: { readonly cookies: Map<string, string> },
  choice: ConsentChoice = { analytics: true, advertising: true },
  at = new Date(),
): void {
  cookies.set(CONSENT_COOKIE, consentCookie(choice, at));
}
