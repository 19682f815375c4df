/** What checkout offers beside paying by one card or account: carts say so (enablePaypal, ccmultisave), and no screen shows what is not here. */
export const OFFERED = { paypal: false, severalSavedCards: false } as const;
