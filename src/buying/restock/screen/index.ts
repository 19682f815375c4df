/** The form of restocks above another page; fills the slot of `useRestockDrawer`. */
export { RestockDrawer } from './restock-drawer.tsx';
/** "One time" or "Every …" in a buy box. */
export { RestockChoice, type RestockChoiceProps } from './restock-choice.tsx';
