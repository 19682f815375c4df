// The stores of the demo, in towns across both countries.
import type { StoreRecord } from '#goods/catalog/rules';
import { storesInCanada } from './canada.ts';
import { storesInTheUnitedStates } from './united-states.ts';

export const demoStores: readonly StoreRecord[] = [...storesInTheUnitedStates, ...storesInCanada];
