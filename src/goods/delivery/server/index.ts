export { makeSupply, type Supply } from './supply.ts';
export { exportDaysOff, importDaysOff, isPublicDay, readDayOff } from './days-off.ts';
