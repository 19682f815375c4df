export { importCatalogue, type ImportFacts, type ImportSummary } from './import-catalogue.ts';
export { readImportMap } from './import-map-schema.ts';
export { readLines } from './read-lines.ts';
