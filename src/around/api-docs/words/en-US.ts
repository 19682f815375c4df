export default {
  title: 'API',
  lead: 'Every call the shop answers, from the contracts it is served by. The same description for programs:',
  parameters: 'Parameters',
  body: 'Body',
  reply: 'Reply',
  where: 'in {where}',
  required: 'required',
  session: 'Only for the shopper it belongs to; anyone else gets 404 or 403.',
  calls: '{count, plural, one {# call} other {# calls}}',
} as const;
