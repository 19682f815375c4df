export { loadShownMessages } from './load-shown.ts';
export { ShownMessages } from './shown-messages.tsx';
export { useShownMessages } from './use-shown.ts';
