// Everything that keeps papers together: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { binder } from './binder.ts';
import { clipboard } from './clipboard.ts';
import { dividers } from './dividers.ts';
import { fileFolders } from './file-folders.ts';
import { hangingFolders } from './hanging-folders.ts';
import { reportCover } from './report-cover.ts';
import { sheetProtectors } from './sheet-protectors.ts';
import { storageBox } from './storage-box.ts';
import { expandingFile } from './expanding-file.ts';

export const filingDrawings = {
  binder,
  clipboard,
  dividers,
  'file-folders': fileFolders,
  'hanging-folders': hangingFolders,
  'report-cover': reportCover,
  'sheet-protectors': sheetProtectors,
  'storage-box': storageBox,
  'expanding-file': expandingFile,
} satisfies Readonly<Record<string, Drawing>>;
