export { stateAfter, statesThatAllow, type StateEvent, type StateTable } from './state-table.ts';
