// Stores: opening hours in words, search, and the shopper's place in two cookies (DLV-5, STO-2, STO-3, APP-21).
export { hoursRuns, type HoursRun } from './opening-hours.ts';
export {
  chosenRadius,
  GEOCODE_COOKIE,
  placeFrom,
  STORE_COOKIE,
  storeCookie,
  storeZip,
  ZIP_COOKIE,
  type ShopperPlace,
  type StoreChoice,
  type StoreFacts,
} from './shopper-place.ts';
export { ZIP_GOOD_FOR_MS, ZIP_RECORD, zipOfRecord, zipRecord } from './zip-record.ts';
export {
  distanceUnit,
  LOCATOR_RADIUS,
  nearestStores,
  PICKUP_RADIUS,
  readRadius,
  readStoreQuery,
  STORE_SEARCH_ZIP,
  storeNamed,
  wordsOfStore,
  type NearStore,
  type StoreQuery,
} from './store-search.ts';
export { STORE_SERVICES } from './store-services.ts';
