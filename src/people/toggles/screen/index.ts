export { PageTogglesProvider, usePageToggle } from './page-toggles.tsx';
