// Sales tax by place and class of goods, from tables that name their source and date (behaviour.md, Money).
export { LOCAL_RATE_COLUMNS, readLocalRate, type LocalRate } from './local-rate.ts';
export { makeTaxTable, taxOf, taxTable, type Tax, type Taxed, type TaxName, type TaxShare, type TaxTable } from './tax-of.ts';
