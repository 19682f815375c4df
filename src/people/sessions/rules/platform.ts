// Device class of a page view, for statistics (APP-16).

/** Widest phone window in px. */
export const WIDEST_PHONE = 600;

export const platformOf = (width: number): 'mobile' | 'web' => (width <= WIDEST_PHONE ? 'mobile' : 'web');
