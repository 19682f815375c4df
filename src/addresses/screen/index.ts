export { AddressAdvice } from './address-advice.tsx';
export { AddressEditor, BOOK_PREFIX, type EditorAnswer } from './address-editor.tsx';
export { addressFieldId, AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { aboutAddress } from './address-words.tsx';
export { BillingChoice, billingErrors } from './billing-choice.tsx';
export { ANOTHER, BILLING_PREFIX, billingOf, keepBilling } from './billing-form.ts';
export { loadStored } from './load-stored.ts';
export { StoredChoice } from './stored-choice.tsx';
export { typedAddress } from './typed-address.ts';
