export default {
  notFoundTitle: 'We could not find that page',
  notFoundText: 'The address may have changed, or the product is no longer sold. Search for it, or start from a department.',
  forbiddenTitle: 'This page is not open to your account',
  forbiddenText: 'Sign in with another account, or ask your administrator for access.',
  searchAgain: 'Search again',
} as const;
