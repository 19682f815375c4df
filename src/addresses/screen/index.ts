export { AddressAdvice } from './address-advice.tsx';
export { addressFieldId, AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { typedAddress } from './typed-address.ts';
