export { exportLocalTaxes, importLocalTaxes, makeRateTables } from './rate-tables.ts';
export type { TaxProvider } from './tax-provider.ts';
export { makeTaxService } from './tax-service.ts';
