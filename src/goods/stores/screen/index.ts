export { CheckItemForm } from './check-item-form.tsx';
export { PlaceProvider, usePlace } from './place-provider.tsx';
export { PlaceDialog } from './place-dialog-lazy.tsx';
export { StorePicker, type StorePickerProps } from './store-picker-lazy.tsx';
