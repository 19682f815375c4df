export default {
  title: 'API',
  lead: 'Every call the shop answers, straight from the contracts that serve it. The same description for programs:',
  parameters: 'Parameters',
  body: 'Body',
  reply: 'Reply',
  where: 'in {where}',
  required: 'required',
  session: 'Only for the shopper it belongs to. Anyone else gets 404 or 403.',
  calls: '{count, plural, one {# call} other {# calls}}',
} as const;
