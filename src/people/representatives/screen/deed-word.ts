import type { ActingDeed } from '#base/access/rules';

const WORDS = {
  cartAdd: 'deedCartAdd',
  cartChange: 'deedCartChange',
  cartRemove: 'deedCartRemove',
  cartSend: 'deedCartSend',
  savedAdd: 'deedSavedAdd',
  savedRemove: 'deedSavedRemove',
  savedToCart: 'deedSavedToCart',
  listChange: 'deedListChange',
  restockChange: 'deedRestockChange',
  addressChange: 'deedAddressChange',
  storeChange: 'deedStoreChange',
  orderCancel: 'deedOrderCancel',
  returnStart: 'deedReturnStart',
  returnCancel: 'deedReturnCancel',
  signOut: 'deedSignOut',
} as const satisfies Readonly<Record<ActingDeed, string>>;

/** The word for a deed. */
export const deedWord = (deed: ActingDeed): (typeof WORDS)[ActingDeed] => WORDS[deed];
