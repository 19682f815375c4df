/** Services that have words; a code without is not shown. */
export const SERVICES = ['pickup', 'returns', 'inkRecycling', 'printing', 'furnitureShowroom', 'techHelp'] as const;
