export { makeRequestBook, type RequestBook } from './request-book.ts';
export { serveVendorEvents, type EventReader, type HeardEvents } from './vendor-events.ts';
export { formOf, vendorCalls, type FormValue, type VendorAnswer, type VendorCalls } from './vendor-calls.ts';
