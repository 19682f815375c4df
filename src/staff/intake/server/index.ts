export { exportCatalogue } from './export-catalogue.ts';
export type { ExportFormat } from './export-format.ts';
export { feedFacts, feedView } from './feed-views.ts';
export { importCatalogue, progressOf, type ImportFacts, type ImportSummary } from './import-catalogue.ts';
export { importImages, type ImageSummary } from './images/import-images.ts';
export { importStores } from './import-stores.ts';
export { isStoreMap, readMap } from './maps/read-map.ts';
export { fileMark, formatOfName, FORMATS, openSource } from './open-file.ts';
export { Unreadable } from './reading/unreadable.ts';
