export { makeOrderNumber, orderDigits, readOrderNumber, shownOrderNumber } from './order-number.ts';
