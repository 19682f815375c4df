export { makeInventory, writeStock, type Inventory } from './inventory.ts';
