export default {
  title: 'Approvals',
  waiting: '{n} waiting',
};
