// Sales tax by place and class of goods, from tables that name their source and date (behaviour.md, Money).
export { taxOf, taxTable, type Tax, type Taxed, type TaxName, type TaxShare, type TaxTable } from './tax-of.ts';
