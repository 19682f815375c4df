export { ARTWORK_TYPES, artworkHref, MOST_ARTWORK_BYTES } from './artwork.ts';
export { customRecordProblem, customSpecOf, isCustomRecord, type CustomRecord, type CustomSpec } from './custom-record.ts';
export { customSkuCode } from './custom-sku.ts';
export { customTitle, type AskedCustomization, type Customization } from './customization.ts';
export { designFor, isSameDesign, type AskedDesign, type CustomCause, type CustomDesign, type CustomRefusal } from './design-for.ts';
