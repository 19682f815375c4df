import { expect, test } from 'vitest';
import { carrierPage } from './carrier-page.ts';

test.each([
  ['UPS', '1Z 999 AA1', 'en-US', 'https://www.ups.com/track?tracknum=1Z999AA1'],
  ['FedEx Ground', '7712', 'en-US', 'https://www.fedex.com/fedextrack/?trknbr=7712'],
  ['U.S.P.S.', '9400', 'es-US', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
  ['Canada Post', '12', 'fr-CA', 'https://www.canadapost-postescanada.ca/track-reperage/fr#/details/12'],
  ['Purolator', '12', 'en-CA', 'https://www.purolator.com/en/shipping/tracker?pin=12'],
  ['DHL Express', '"><x', 'en-US', 'https://www.dhl.com/en/express/tracking.html?AWB=%22%3E%3Cx'],
  ['Inkwell Courier', '12', 'en-US', null],
  ['', '12', 'en-US', null],
] as const)('[CHK-5] a parcel of %s is followed on the carrier’s own page', (carrier, number, locale, page) => {
  expect(carrierPage(carrier, number, locale)).toBe(page);
});
