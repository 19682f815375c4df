export default {
  previewOf: 'Preview: {audience}, {at}. Drafts are shown. This address works until {until}.',
  previewWhy: 'Why do I see this?',
  previewGuests: 'guests',
  previewOver: 'This preview has expired. The page below is what shoppers see now.',
} as const;
