export { askedSerials, MOST_SERIALS } from './asked-serials.ts';
