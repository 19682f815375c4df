// What the header has for who is signed in: one file, which guests never load.
export { AccountDetail } from './account-detail.tsx';
export { WaitingChanges } from '#buying/offline/screen';
