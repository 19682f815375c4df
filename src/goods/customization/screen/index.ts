export { CustomizationDrawer } from './customization-drawer.tsx';
export { customizationIn, type Customized } from './customization-fields.ts';
export { CustomizationView } from './customization-view.tsx';
