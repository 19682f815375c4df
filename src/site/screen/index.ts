export { keepPublicData } from './keep-public-data.ts';
export { pageMeta, type PageFacts } from './page-meta.ts';
export { breadcrumbData, type CrumbFacts } from './structured-data.ts';
