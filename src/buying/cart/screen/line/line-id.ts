/** The element id of a line, for links to it. */
export const lineId = (cartItemId: string): string => `line-${cartItemId}`;
