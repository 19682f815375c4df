export { platformSay } from './platform-say.ts';
