export default {
  title: 'Buying guides',
  lead: 'How to choose the things an office uses most.',
  'ink.title': 'Ink and toner',
  'ink.text':
    'Start from your printer model, not from the look of the cartridge: our finder shows only what fits. Compare the cost per page, not the price. A high-yield cartridge costs more and usually prints for less.\nIf you print a few pages a week, choose toner or a printer that rarely cleans its heads. Ink dries out when it waits.',
  'paper.title': 'Paper',
  'paper.text':
    'For everyday printing, 20 lb paper with a brightness of 92 will do. Choose 24 lb for letters and for both sides, so the back doesn’t show through. Brighter paper makes colors stand out. Recycled paper runs through today’s printers just as well.',
  'chair.title': 'Office chairs',
  'chair.text':
    'Set the seat so your feet rest flat and your knees are level with your hips. Look for a lumbar support that moves up and down, and armrests that fit under your desk. For a full working day, check the hours the maker rates the chair for, and the weight it carries.',
  'storage.title': 'Filing and storage',
  'storage.text':
    'Keep what you open every week within reach, and the rest in boxes with a date on them. Hanging folders suit papers that change; binders suit papers that stay. Measure drawers first: letter and legal folders don’t share a rail.',
} as const;
