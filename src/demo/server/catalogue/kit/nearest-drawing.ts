// What is drawn for goods that have no drawing of their own.
import { isPictureType } from '#pictures/rules';

const NEAREST: Readonly<Record<string, string>> = {
  broom: 'trash-can',
  'coffee-maker': 'coffee',
  eraser: 'correction-tape',
  'expanding-file': 'file-folders',
  'floor-mat': 'sheet-protectors',
  'paper-roll': 'label-roll',
  scale: 'phone',
};

/** The type itself when the drawing kit knows it, else the nearest relative that it knows. */
export function nearestDrawing(type: string): string {
  return isPictureType(type) ? type : (NEAREST[type] ?? type);
}
