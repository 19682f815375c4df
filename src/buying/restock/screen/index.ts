/** The form of restocks above another page; fills the slot of `useRestockDrawer`. */
export { RestockDrawer } from './restock-drawer.tsx';
/** What comes next, or waits for an answer, on the home page. */
export { NextRestock, type NextRestockProps } from './next-restock.tsx';
/** "One time" or "Every …" in a buy box. */
export { RestockChoice, type RestockChoiceProps } from './restock-choice.tsx';
