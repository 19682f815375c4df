export { breadcrumbsOf } from './breadcrumbs-of.ts';
export { PageCrumbs } from './page-crumbs.tsx';
