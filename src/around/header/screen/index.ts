export { BrokenPage } from './broken-page.tsx';
export { default as markIcon } from './mark.svg?url';
export { ShopperProvider } from './shopper-provider.tsx';
/** A page that is not there, for a page that stands outside the frame. */
export { FramedError } from './framed-error.tsx';
/** Parts of the header, for the gallery. */
export { CartAction } from './cart-action.tsx';
export { MenuButton } from './menu-button.tsx';
