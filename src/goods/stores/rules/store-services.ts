/** Services of a store that have words; a code without is not shown, and refused in a list of staff. */
export const STORE_SERVICES = ['pickup', 'returns', 'inkRecycling', 'printing', 'furnitureShowroom', 'techHelp'] as const;
