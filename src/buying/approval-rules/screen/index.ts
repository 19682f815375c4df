export { WhoApproves, type WhoDecides } from './who-approves.tsx';
