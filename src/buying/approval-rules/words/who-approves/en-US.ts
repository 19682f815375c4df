export default {
  checkOutAndSend: 'Check out and send for approval',
  one: 'This order goes to {names} for approval.',
  oneOf: 'This order goes to {names} for approval. One of them decides.',
  allOf: 'This order goes to {names} for approval. All of them decide.',
  next: 'Then it goes to {names}.',
};
