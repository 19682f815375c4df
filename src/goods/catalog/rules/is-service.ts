// What is sold but is nothing to carry: it can neither run out nor stand in a contract by itself.
import type { ProductKind } from './catalog-record.ts';

const SERVICES: ReadonlySet<ProductKind> = new Set(['eDownload', 'membership', 'warranty', 'assembly', 'techHelp', 'eGiftCard']);

export const isService = (kind: ProductKind): boolean => SERVICES.has(kind);
