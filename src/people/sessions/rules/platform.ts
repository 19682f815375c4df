// Device class of a page view, for statistics (APP-16).

/** Widest phone window in px. */
const MOBILE = 600;

export const platformOf = (width: number): 'mobile' | 'web' => (width <= MOBILE ? 'mobile' : 'web');
