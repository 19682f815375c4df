export { BrokenPage } from './broken-page.tsx';
export { default as markIcon } from './mark.svg?url';
export { useSessionFacts } from './session-facts.tsx';
export { ShopperProvider } from './shopper-provider.tsx';
