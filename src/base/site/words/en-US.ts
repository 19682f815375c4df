export default {
  BAD_REQUEST: 'We could not read that request. Check what you entered and try again.',
  NOT_FOUND: 'We could not find that.',
  TOO_LARGE: 'That is more than we can take at once. Send less and try again.',
  TOO_MANY_REQUESTS: 'That was a lot of tries. Wait a minute and try again.',
  FORBIDDEN: 'That request did not come from this site, so nothing was changed.',
  UNAVAILABLE: 'Sorry, something went wrong. It’s us, not you. Try again in a few minutes.',
  ITEM_SERVICE_IS_DOWN: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
  USER_SERVICE_IS_DOWN: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
  USER_ACCOUNT_SERVICE_IS_DOWN: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
  GENERIC_CART_ERROR: 'Oops, something went wrong on our side. Please refresh the page to continue.',
} as const;
