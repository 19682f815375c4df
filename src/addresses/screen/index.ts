export { addressFieldId, AddressFields } from './address-fields.tsx';
