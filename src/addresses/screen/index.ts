export { AddressAdvice } from './address-advice.tsx';
export { AddressEditor, BOOK_PREFIX, type EditorAnswer } from './address-editor.tsx';
export { addressFieldId, AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { AddressPanel } from './address-panel.tsx';
export { aboutAddress } from './address-words.tsx';
export { loadStored } from './load-stored.ts';
export { StoredChoice } from './stored-choice.tsx';
export { typedAddress } from './typed-address.ts';
export { useOpenAddress, type OpenAddress } from './use-open-address.ts';
