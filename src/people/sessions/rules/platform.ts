// What kind of device a page is seen on, for figures of use (APP-16).

/** The widest window that still is a phone's, in px. */
const MOBILE = 600;

export const platformOf = (width: number): 'mobile' | 'web' => (width <= MOBILE ? 'mobile' : 'web');
