/** What checkout offers beside paying by card: carts say so (enablePaypal), and no screen shows what is not here. */
export const OFFERED = { paypal: false } as const;
