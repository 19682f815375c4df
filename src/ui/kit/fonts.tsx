// Addresses of the two fonts, for the preload links of the document head: text that changes its font is laid out twice.
export { default as besleyFont } from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
export { default as figtreeFont } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
