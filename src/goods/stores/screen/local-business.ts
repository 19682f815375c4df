// A store as structured data for search engines: schema.org Store, with hours and special days.
import type { StoreFound } from '#goods/stores/contract';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function localBusiness(store: StoreFound, url: string): object {
  const { name, address, phone, latitude, longitude, hours, exceptions } = store;
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'OfficeEquipmentStore'],
    '@id': url,
    url,
    name: `Inkwell ${name}`,
    branchCode: store.storeNumber,
    ...(phone !== '' && { telephone: `+1${phone}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.addressLine1,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipcode,
      addressCountry: store.distanceUnit === 'mi' ? 'US' : 'CA',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: hours.flatMap((text, at) => {
      const [opens, closes] = text?.split('-') ?? [];
      return opens === undefined ? [] : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[at], opens, closes }];
    }),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map(({ day, hours: text }) => {
        const [opens = '00:00', closes = '00:00'] = text?.split('-') ?? [];
        return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens, closes };
      }),
    }),
  };
}
