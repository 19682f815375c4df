// Addresses of the two fonts, for preload links: a late font would cause a second layout.
export { default as besleyFont } from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
export { default as figtreeFont } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
