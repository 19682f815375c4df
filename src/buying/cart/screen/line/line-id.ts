/** Where links to a line lead. */
export const lineId = (cartItemId: string): string => `line-${cartItemId}`;
