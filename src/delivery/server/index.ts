export { makeSupply, type Supply } from './supply.ts';
export { exportDaysOff, importDaysOff, readDayOff } from './days-off.ts';
