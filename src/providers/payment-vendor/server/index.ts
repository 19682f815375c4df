export { centsOf, decimalOf } from './decimal-money.ts';
export { isNamedBy, markOf, moveNameOf, nameOf, orderNamedIn } from './own-names.ts';
export { makeRequestBook, type AskedRequest, type RequestBook } from './request-book.ts';
export { shareOut } from './share-out.ts';
export { serveVendorEvents, type EventReader, type HeardEvents } from './vendor-events.ts';
export { formOf, vendorCalls, type FormValue, type VendorAnswer, type VendorCalls } from './vendor-calls.ts';
