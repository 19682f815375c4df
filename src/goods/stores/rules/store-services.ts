/** Store services with a translation; other codes are hidden, and refused in imports. */
export const STORE_SERVICES = ['pickup', 'returns', 'inkRecycling', 'printing', 'furnitureShowroom', 'techHelp'] as const;
