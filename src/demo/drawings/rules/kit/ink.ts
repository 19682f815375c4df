// Print that stays readable on goods of any colour.
import { lightness, shade } from './colour.ts';

/** White, or a dark tone of the goods' own colour when they are pale. */
export const whiteOn = (colour: string): string => (lightness(colour) > 0.74 ? shade(colour, -0.6) : '#fff');

/** A light tone of the goods' own colour, or a dark one when they are pale. */
export const lightOn = (colour: string, step = 0.75): string => shade(colour, lightness(colour) > 0.7 ? -0.5 : step);

/** A dark tone of the goods' own colour, or a light one when they are dark. */
export const darkOn = (colour: string, step = 0.45): string => shade(colour, lightness(colour) < 0.42 ? 0.6 : -step);

/** The goods' own colour as print on white or cream paper: pale colours go dark enough to be read. */
export const onPaper = (colour: string, step = 0): string => {
  if (lightness(colour) > 0.74) return shade(colour, -0.5);
  return step ? shade(colour, -step) : colour;
};
