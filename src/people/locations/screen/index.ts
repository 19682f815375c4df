export { billingAsStored, choiceOfLocation, loadShipTo, locationAsStored, locationOfChoice, ORGANIZATION_BILLING } from './load-ship-to.ts';
export { GroupsAndPeople } from './who-orders.tsx';
