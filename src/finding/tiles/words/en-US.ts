export default {
  seeFullDetails: 'See full details',
  quickViewLoading: 'Loading the product',
  quickViewFailed: 'We couldn’t load this product.',
  quickViewChoices: 'Choose color, size or pack on the product page.',
  tryAgain: 'Try again',
  addToList: 'Add to list',
} as const;
