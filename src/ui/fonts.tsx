// The address of the heading font, for the preload link of the document head; the text font is asked for by the style sheet.
export { default as besleyFont } from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
