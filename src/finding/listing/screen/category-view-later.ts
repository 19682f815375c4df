import type { CategoryView } from './category-view.tsx';

/** Loads the category view when a page needs it. */
export const categoryView = async (): Promise<typeof CategoryView> => (await import('./category-view.tsx')).CategoryView;
