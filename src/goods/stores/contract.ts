// The store calls of §7 (STO-1, STO-2) and the shop's own list, with the specification's field names.
import Type from 'typebox';
import { orNull } from '#base/schema/contract';

/** Checked by rules instead of the schema, so that an invalid radius is ignored. */
const Loose = Type.Unsafe<unknown>({});
const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Hours = orNull(Type.String());

/** Only stores with all of these services. */
const Services = Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 }));

export const StoreCard = Type.Object({
  storeNumber: Type.String(),
  name: Type.String(),
  addressLine1: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zipcode: Type.String(),
  /** Digits only; empty for a store without its own phone. */
  phone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  timeZone: Type.String(),
  /** Monday first: "08:00-21:00" on the store's own clock, null when closed. */
  hours: Type.Array(Hours),
  /** Days with other hours, in order. */
  exceptions: Type.Array(Type.Object({ day: Type.String(), hours: Hours })),
  /** Codes of the store's services. */
  services: Type.Array(Type.String()),
});
export type StoreCard = Type.Static<typeof StoreCard>;

/** Units of an item in a store. `available` is limited to the most of one order. */
const StoreItem = Type.Object({ itemId: Type.String(), qty: Type.Integer(), available: Type.Integer(), enough: Type.Boolean() });

/**
 * A store as the specification describes it, with its distance in miles (United States) or kilometres (Canada). `storeStatus` is OPEN or CLOSED now;
 * `storeStatusTime` is when that ends, `StoreOpenTime` its next opening or today's ("08:00", '' unknown). `items` and `pickup` appear in requests
 * with items: pickup is when all of them are ready, null when some are missing.
 */
export const StoreFound = Type.Object({
  ...StoreCard.properties,
  address: Type.Object({
    addressLine1: Type.String(),
    addressLine: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zipcode: Type.String(),
  }),
  workingHours: Type.Array(Type.Object({ day: Type.String(), hours: Hours })),
  storeStatus: Type.Unsafe<'OPEN' | 'CLOSED'>({ type: 'string', enum: ['OPEN', 'CLOSED'] }),
  StoreOpenTime: Type.String(),
  storeStatusTime: Type.String(),
  distance: orNull(Type.Number()),
  distanceUnit: Type.Unsafe<'mi' | 'km'>({ type: 'string', enum: ['mi', 'km'] }),
  items: Type.Array(StoreItem),
  pickup: Type.Union([
    Type.Object({ day: Type.String(), readyAt: Type.Integer(), soon: Type.Boolean(), text: Type.String() }),
    Type.Null(),
  ]),
});
export type StoreFound = Type.Static<typeof StoreFound>;

const Results = Type.Object({
  results: Type.Object({
    status: Type.Literal('SUCCESS'),
    stores: Type.Array(StoreFound),
    /** Number of matches; `stores` holds the nearest of them. */
    total: Type.Integer(),
    /** Centre of the search in words; '' for a position. */
    near: Type.String(),
  }),
});
export type StoreResults = Type.Static<typeof Results>['results'];

/** Tiles of a map service: an address with {z}, {x} and {y}, and the credit line. */
export const MapTiles = Type.Object({ tiles: Type.String(), credit: Type.String() });
export type MapTiles = Type.Static<typeof MapTiles>;

export const storesContract = {
  'GET /api/map': {
    summary: 'Where the store map’s tiles come from; null: from nowhere, the shop has an atlas of its own (STO-2)',
    access: 'anyone',
    ids: {},
    reply: Type.Object({ map: Type.Union([MapTiles, Type.Null()]) }),
  },
  'GET /api/stores': {
    summary: 'The stores of this site’s country',
    access: 'anyone',
    ids: {},
    reply: Type.Object({ stores: Type.Array(StoreCard) }),
  },
  'GET /api/stores/:storeNumber': {
    summary: 'One store',
    access: 'anyone',
    ids: { 'params.storeNumber': 'store' },
    params: Type.Object({ storeNumber: Type.String({ maxLength: 8 }) }),
    reply: StoreFound,
  },
  'POST /cc/api/omni/pickupinstore': {
    summary: 'Stores near a place with the stock of items and when they can be picked up (STO-1)',
    access: 'shopper',
    changesState: false,
    ids: { 'body.storeNumber': 'store', 'body.items.itemId': 'product' },
    body: Type.Object({
      address: Text(200),
      zipCode: Text(20),
      storeNumber: Text(8),
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      radius: Type.Optional(Loose),
      services: Services,
      items: Type.Optional(
        Type.Array(
          Type.Object({ itemId: Type.String({ maxLength: 60 }), qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })) }),
          {
            maxItems: 100,
          },
        ),
      ),
    }),
    reply: Type.Object({
      /** partnerPoints: pickup points that the items can be shipped to (PCK); only in requests with items. */
      pickInStoreDetails: Type.Array(Type.Object({ store: Type.Array(StoreFound), partnerPoints: Type.Array(StoreFound) })),
      messages: Type.Array(Type.Object({ code: Type.String(), type: Type.String(), description: Type.String() })),
      /** On the business site: whether the account is tax-exempt. */
      taxExempt: Type.Optional(Type.Boolean()),
    }),
  },
  'POST /ele-lpd/api/sparxProxy/storeLocator': {
    summary: 'Stores near an address, or one by its number (STO-1)',
    access: 'anyone',
    changesState: false,
    ids: { 'body.storeNumber': 'store' },
    body: Type.Object({
      address: Text(200),
      storeNumber: Text(8),
      radius: Type.Optional(Loose),
      services: Services,
    }),
    reply: Results,
  },
  'POST /ele-lpd/api/sparxProxy/localbusiness': {
    summary: 'Stores near a position (STO-1)',
    access: 'anyone',
    changesState: false,
    ids: {},
    body: Type.Object({
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
      radius: Type.Optional(Loose),
      services: Services,
    }),
    reply: Results,
  },
  'POST /gus/api/usr/c/address': {
    summary: 'Keeps the preferred store: in the cookie, and on the profile of who is signed in (STO-3)',
    access: 'shopper',
    acting: { deed: 'storeChange', about: ['body.storeNumber'] },
    ids: { 'body.storeNumber': 'store' },
    query: Type.Object({ type: Type.Literal('preferred_store') }),
    body: Type.Object({
      address1: Text(200),
      city: Text(80),
      state: Text(40),
      zipCode: Text(20),
      storeNumber: Type.String({ maxLength: 8 }),
      /** False: for this visit only, without changing the profile. */
      persists: Type.Optional(Type.Boolean()),
      /** The search radius that the shopper used. */
      radius: Type.Optional(Loose),
    }),
    reply: Type.Object({ storeNumber: Type.String(), saved: Type.Boolean() }),
  },
} as const;
