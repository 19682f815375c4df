export default {
  UNKNOWN_VENDOR: 'We don’t take this payment method. Choose another one.',
  CHECKOUT_INCOMPLETE: 'Tell us where the order goes first, then choose how to pay.',
  WALLET_CANCELLED: 'You came back from {vendor} without paying. Nothing was charged.',
} as const;
