// Door of the demo catalogue: what the server loads at its first start (CAT-1, STO-1, B2B-4).
export { demoCategories } from './categories.ts';
export { demoAgreements } from './agreements.ts';
export { demoContracts } from './contracts.ts';
export { demoSupplies } from './sentinels/demo-supplies.ts';
export { exampleContent } from './example-content.ts';
export { exampleBaskets } from './example-baskets.ts';
export { exampleQuestions } from './example-questions.ts';
export { exampleReviews } from './example-reviews.ts';
export { featured } from './featured.ts';
export { demoProducts } from './products.ts';
export { demoStores } from './stores/demo-stores.ts';
export { demoPartnerPoints } from './stores/partner-points.ts';
export { withHolidayHours } from './stores/holiday-hours.ts';
