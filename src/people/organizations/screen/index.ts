export { RoleFields } from './role-field.tsx';
