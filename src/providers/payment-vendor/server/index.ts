export { centsOf, decimalOf } from './decimal-money.ts';
export { isMoveOf, keyHashOf, moveIdOf, orderNumberIn, requestIdOf } from './request-ids.ts';
export { makeRequestBook, type AskedRequest, type RequestBook } from './request-book.ts';
export { distributeAmount } from './distribute-amount.ts';
export { serveVendorEvents, type EventReader, type VendorEventFacts } from './vendor-events.ts';
export { formOf, vendorCalls, type FormValue, type VendorAnswer, type VendorCalls } from './vendor-calls.ts';
