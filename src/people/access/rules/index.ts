export { rightsOf, type Rights, type StoredRights } from './rights.ts';
