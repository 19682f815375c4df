// The shopper's own place: zip or postal code and store, as two cookies carry them (DLV-5, STO-3, APP-21).
export { hoursRuns, type HoursRun } from './opening-hours.ts';
export { placeFrom, STORE_COOKIE, storeCookie, ZIP_COOKIE, type ShopperPlace, type StoreFacts } from './shopper-place.ts';
