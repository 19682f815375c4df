// Numbers of the demo stores, as printed.
import { demoStores } from './demo-stores.ts';

export const STORE_NUMBERS: readonly string[] = demoStores.map(({ storeNumber }) => storeNumber);
