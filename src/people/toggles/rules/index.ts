// Web toggles: whether one is on for a visitor (USR-7).
export { isOn, type ToggleVisitor, type WebToggle } from './is-on.ts';
export { GUEST_VISITOR, PAGE_TOGGLES, toggleVisitor, type PageToggle } from './page-toggles.ts';
export { readToggle } from './read-toggle.ts';
