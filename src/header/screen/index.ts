export { BrokenPage } from './broken-page.tsx';
export { default as markIcon } from './mark.svg?url';
export { ShopperProvider } from './shopper-provider.tsx';
