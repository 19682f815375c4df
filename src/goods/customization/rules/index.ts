export { ARTWORK_TYPES, artworkHref, MOST_ARTWORK_BYTES } from './artwork.ts';
export { customRecordProblem, customSpecOf, isCustomRecord, type CustomRecord, type CustomSpec } from './custom-record.ts';
export { customSkuCode } from './custom-sku.ts';
export { customTitle, type CustomizationRequest, type Customization } from './customization.ts';
export { designFor, isSameDesign, type DesignRequest, type CustomCause, type CustomDesign, type CustomRefusal } from './design-for.ts';
