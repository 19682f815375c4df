import { expect, test } from 'vitest';
import type { LocationView, ShipTo } from '#people/locations/contract';
import { served, SHOP } from '#test/screen/page';
import { billingAsStored, locationAsStored, locationOfChoice } from './load-ship-to.ts';
import { LocationForm } from './location-form.tsx';
import { LocationTold } from './location-told.tsx';
import { LocationsTable } from './locations-table.tsx';
import { YourLocations } from './your-locations.tsx';

const dock: LocationView = {
  locationId: '10ca7100-0000-4000-8000-000000000003',
  name: 'Framingham warehouse',
  code: 'FW-01',
  attention: 'Carl Dunn',
  notes: 'Dock 3',
  address1: '200 Union Ave',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
  phone: '5085550120',
  country: 'USA',
  everybody: true,
  groups: [],
  people: [],
  retiredAt: null,
};
const people = ['Ann', 'Ben', 'Cleo', 'Dana', 'Ezra', 'Fay'].map((name) => ({ profileId: name, name }));
const { everybody, groups, people: users, retiredAt, ...place } = dock;
const shipTo: ShipTo = {
  organization: 'Harbor & Co',
  ownShipping: true,
  ownBilling: true,
  billing: null,
  locations: [{ ...place, isDefault: true }],
};

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const table = (location: Partial<LocationView>, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  textOf(
    served(<LocationsTable locations={[{ ...dock, ...location }]} timeZone="America/New_York" />, { ...SHOP, locale, copyLocale: locale }),
  );

test('[B2B-5] a location shows its code, place and notes, who may order to it, and the move that is possible', () => {
  expect(table({})).toContain('FW-01');
  expect(table({})).toContain('Attn: Carl Dunn 200 Union Ave Framingham MA 01702 508-555-0120 Dock 3');
  expect(table({})).toMatch(/Everyone\s+.*Active\s+Retire/);
  expect(table({ everybody: false })).toContain('Nobody yet');
  expect(table({ everybody: false, groups: [{ groupId: 'g', name: 'Labs' }], people })).toContain('Labs Ann Ben Cleo and 3 more');
  expect(table({ retiredAt: '2026-09-30T15:00:00Z' }, 'fr-CA')).toMatch(/Retiré depuis le 30 septembre 2026\s+.*Rétablir/);
});

test('[B2B-5] the list says what was done to a location, and warns when nobody can order to it', () => {
  const told = (deed: 'saved' | 'retired' | 'restored', location: Partial<LocationView> = {}) =>
    textOf(served(<LocationTold told={{ deed, location: { ...dock, ...location } }} />, SHOP)).trim();
  expect(told('saved')).toBe('Framingham warehouse is saved.');
  expect(told('saved', { everybody: false })).toContain('Nobody can order to it yet. Choose groups and people');
  expect(told('retired', { retiredAt: '2026-09-30T15:00:00Z' })).toBe('Framingham warehouse is retired. Nobody can order to it now. Undo');
  expect(told('restored')).toBe('Framingham warehouse is restored.');
});

test('[USR-9] the form asks for a place, not for a person, and offers groups and people', () => {
  const given = { ...dock, everybody: false, people: [{ profileId: 'gone', name: 'Gone Away' }] };
  const markup = served(
    <LocationForm location={given} assignees={{ groups: [{ groupId: 'g', name: 'Labs' }], people }} answer={undefined} />,
  );
  expect(markup).not.toContain('name="place.fullName"');
  expect(markup).not.toContain('name="place.organization"');
  expect(markup).toContain('name="place.address1"');
  expect(textOf(markup)).toContain('Labs');
  // Somebody who was deactivated keeps the location until it is taken from them.
  expect(textOf(markup)).toContain('Gone Away');
});

test('[USR-9] a person sees the locations that are theirs, and what the organization allows', () => {
  expect(served(<YourLocations shipTo={{ ...shipTo, locations: [] }} />)).toBe('');
  const own = textOf(served(<YourLocations shipTo={shipTo} />));
  expect(own).toContain('Locations of Harbor &amp; Co');
  expect(own).toContain('Your default');
  expect(own).not.toContain('ships only');
  const none = textOf(served(<YourLocations shipTo={{ ...shipTo, ownShipping: false, locations: [] }} />));
  expect(none).toContain('No location is set up for you yet.');
  expect(none).toContain('Your organization ships only to its own locations.');
});

test('[USR-9] a location stands among stored addresses under an id that no address has', () => {
  const [location] = shipTo.locations;
  const stored = location && locationAsStored(location);
  expect(stored).toMatchObject({ organizationName: 'Framingham warehouse (FW-01)', firstName: '', defaultShipping: true, type: 'S' });
  expect(locationOfChoice(stored?.id ?? '')).toBe(dock.locationId);
  expect(locationOfChoice('demo-address-1')).toBeUndefined();
  expect(billingAsStored(shipTo, 'USA')).toEqual([]);
});
