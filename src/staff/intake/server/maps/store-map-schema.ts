// The schema of a map of stores.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { StoreMap } from '#staff/intake/rules';
import { MapPatterns as Patterns, MapSource as Source, mistake, mistakeIn, Strict, type Parsed } from './map-parts.ts';

const StoreMapSchema = Type.Object(
  {
    name: Type.String(),
    into: Type.Literal('stores'),
    country: Type.Union([Type.Literal('US'), Type.Literal('CA')]),
    source: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    addToNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
    fields: Type.Object(
      {
        storeNumber: Source,
        name: Source,
        address: Type.Array(Type.String(), { minItems: 1 }),
        city: Source,
        state: Source,
        zipcode: Source,
        phone: Type.Optional(Source),
        latitude: Source,
        longitude: Source,
        hours: Source,
        services: Type.Optional(Type.String()),
      },
      Strict,
    ),
    services: Type.Optional(Type.Array(Type.Object({ service: Type.String(), matching: Type.String() }, Strict))),
    corrections: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          {
            zipcode: Type.Optional(Type.String()),
            state: Type.Optional(Type.String()),
            city: Type.Optional(Type.String()),
            latitude: Type.Optional(Type.Number()),
            longitude: Type.Optional(Type.Number()),
          },
          Strict,
        ),
      ),
    ),
    everywhere: Type.Optional(Type.Array(Type.String())),
    timeZones: Type.Array(Type.Object({ zone: Type.String(), where: Patterns }, Strict)),
  },
  Strict,
);

const storeMap = Compile(StoreMapSchema);

export function parseStoreMap(value: unknown): Parsed<StoreMap> {
  if (!storeMap.Check(value)) return { wrong: storeMap.Errors(value).map(mistake) };
  const map = value as StoreMap;
  const { fields, services = [], timeZones } = map;
  const { address: _address, services: _services, ...sources } = fields;
  const patterns = [
    ...Object.values(sources).flatMap((source) => source.flatMap(({ matching }) => matching ?? [])),
    ...services.map(({ matching }) => matching),
    ...timeZones.flatMap(({ where }) => Object.values(where)),
  ];
  const wrong = [
    ...patterns.flatMap(mistakeIn),
    ...timeZones.flatMap(({ zone }) => (isTimeZone(zone) ? [] : [`time zone ${zone} is not known`])),
  ];
  return wrong.length > 0 ? { wrong } : { value: map };
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
