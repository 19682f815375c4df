export { BrokenPage } from './broken-page.tsx';
export { default as markIcon } from './mark.svg?url';
export { FooterListsProvider } from './served-footer.tsx';
export { ShopperProvider } from './shopper-provider.tsx';
/** The not-found page, for a page outside the frame. */
export { FramedError } from './framed-error.tsx';
/** Parts of the header, for the gallery. */
export { CartAction } from './cart-action.tsx';
export { MenuButton } from './menu-button.tsx';
