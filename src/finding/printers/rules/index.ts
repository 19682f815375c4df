export { centsPerPage, pagesIn } from './page-yield.ts';
export { keyOfSlug, seriesOf, slugOfModel } from './printer-name.ts';
