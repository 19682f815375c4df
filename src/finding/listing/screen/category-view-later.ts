import type { CategoryView } from './category-view.tsx';

/** The view of a category comes when a page needs it. */
export const categoryView = async (): Promise<typeof CategoryView> => (await import('./category-view.tsx')).CategoryView;
