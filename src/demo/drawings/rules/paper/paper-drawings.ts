// Paper and what is made of it: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { copyPaperCase } from './copy-paper-case.ts';
import { copyPaperReam } from './copy-paper-ream.ts';
import { envelopes, windowEnvelopes } from './envelopes.ts';
import { indexCards } from './index-cards.ts';
import { legalPad } from './legal-pad.ts';
import { notebook } from './notebook.ts';
import { photoPaper } from './photo-paper.ts';
import { planner } from './planner.ts';
import { pageFlags } from './page-flags.ts';
import { stickyNotes } from './sticky-notes.ts';
import { spiralNotebook } from './spiral-notebook.ts';
import { compositionBook } from './composition-book.ts';
import { stenoPad } from './steno-pad.ts';
import { wallCalendar } from './wall-calendar.ts';
import { deskPad } from './desk-pad.ts';
import { taxForms } from './tax-forms.ts';

export const paperDrawings = {
  'copy-paper-case': copyPaperCase,
  'copy-paper-ream': copyPaperReam,
  envelopes,
  'index-cards': indexCards,
  'legal-pad': legalPad,
  notebook,
  'photo-paper': photoPaper,
  planner,
  'sticky-notes': stickyNotes,
  'page-flags': pageFlags,
  'spiral-notebook': spiralNotebook,
  'composition-book': compositionBook,
  'steno-pad': stenoPad,
  'wall-calendar': wallCalendar,
  'desk-pad': deskPad,
  'tax-forms': taxForms,
  'window-envelopes': windowEnvelopes,
} satisfies Readonly<Record<string, Drawing>>;
