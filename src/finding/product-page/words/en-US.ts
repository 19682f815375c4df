export default {
  galleryClose: 'Close',
  galleryPrevious: 'Previous picture',
  galleryNext: 'Next picture',
  galleryMagnified: 'Picture {n} of {total}, magnified to {percent}%',
  galleryCloser: 'Zoom in',
  galleryFarther: 'Zoom out',
  galleryWhole: 'Show the whole picture',
  galleryHow: 'Zoom: double-click, pinch, scroll, or press + − 0.',
} as const;
