// Who may change a cart: its shopper, and a representative for them, whose changes are recorded with what they are about (USR-11).

export const ACTING_ON_CART = {
  adds: { access: 'shopper', acting: { deed: 'cartAdd', about: ['body.items.itemId', 'body.coupons'] } },
  changes: {
    access: 'shopper',
    acting: {
      deed: 'cartChange',
      about: ['body.coupons', 'body.removeCoupons', 'body.zipCode', 'body.futureDelivery.date', 'query.value'],
    },
  },
  removes: { access: 'shopper', acting: { deed: 'cartRemove' } },
} as const;
