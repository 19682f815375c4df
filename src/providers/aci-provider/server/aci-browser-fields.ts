// What a bank's challenge needs to know of the shopper's browser, as ACI names it.
import type { AskedShopper } from '#buying/payment/server';
import type { AciFields } from './aci-client.ts';

/** Browser data for a challenge. A page without scripts has no screen data. */
export function askedFields(shopper: AskedShopper | undefined): AciFields {
  if (shopper?.browser === undefined) return {};
  const { ip, accept, userAgent, language, screen } = shopper.browser;
  return {
    shopperResultUrl: shopper.returnTo,
    'customer.ip': ip,
    'customer.browser.acceptHeader': accept,
    'customer.browser.userAgent': userAgent,
    'customer.browser.language': language,
    'customer.browser.javaEnabled': 'false',
    'customer.browser.javascriptEnabled': String(screen !== undefined),
    // Full window.
    'customer.browser.challengeWindow': '5',
    ...(screen === undefined
      ? {}
      : {
          'customer.browser.screenWidth': String(screen.width),
          'customer.browser.screenHeight': String(screen.height),
          'customer.browser.screenColorDepth': String(screen.colorDepth),
          'customer.browser.timezone': String(screen.minutesBehind),
        }),
  };
}
