export default {
  UNKNOWN_VENDOR: 'We do not take this way to pay. Choose another one.',
  CHECKOUT_INCOMPLETE: 'Say first where the order goes, then choose how to pay.',
  WALLET_CANCELLED: 'You came back from {vendor} without paying. Nothing was charged.',
} as const;
