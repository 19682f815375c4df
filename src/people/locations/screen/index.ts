export { billingAsStored, loadShipTo, locationAsStored, locationOfChoice, ORGANIZATION_BILLING } from './load-ship-to.ts';
