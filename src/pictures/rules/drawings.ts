// Every type of goods and its drawing.
import type { Drawing } from './drawing.ts';
import { copyPaperCase } from './paper/copy-paper-case.ts';
import { copyPaperReam } from './paper/copy-paper-ream.ts';
import { envelopes } from './paper/envelopes.ts';
import { notebook } from './paper/notebook.ts';
import { stickyNotes } from './paper/sticky-notes.ts';
import { gelPens } from './writing/gel-pens.ts';
import { highlighters } from './writing/highlighters.ts';
import { markers } from './writing/markers.ts';
import { binder } from './filing/binder.ts';
import { fileFolders } from './filing/file-folders.ts';
import { calculator } from './desk/calculator.ts';
import { scissors } from './desk/scissors.ts';
import { stapleRemover } from './desk/staple-remover.ts';
import { stapler } from './desk/stapler.ts';
import { tape } from './desk/tape.ts';
import { mailingBox } from './mailing/mailing-box.ts';
import { inkCartridge } from './printing/ink-cartridge.ts';
import { labelMaker } from './printing/label-maker.ts';
import { printer } from './printing/printer.ts';
import { shredder } from './printing/shredder.ts';
import { toner } from './printing/toner.ts';
import { headset } from './computing/headset.ts';
import { keyboard } from './computing/keyboard.ts';
import { monitor } from './computing/monitor.ts';
import { mouse } from './computing/mouse.ts';
import { usbDrive } from './computing/usb-drive.ts';
import { deskLamp } from './furniture/desk-lamp.ts';
import { desk } from './furniture/desk.ts';
import { fileCabinet } from './furniture/file-cabinet.ts';
import { officeChair } from './furniture/office-chair.ts';
import { whiteboard } from './boards/whiteboard.ts';
import { coffee } from './breakroom/coffee.ts';
import { cleaningSpray } from './cleaning/cleaning-spray.ts';
import { paperTowels } from './cleaning/paper-towels.ts';
import { giftCard } from './cards/gift-card.ts';
import { membershipCard } from './cards/membership-card.ts';
import type { PictureType } from './picture-type.ts';

export const DRAWINGS: Readonly<Record<PictureType, Drawing>> = {
  'copy-paper-case': copyPaperCase,
  'copy-paper-ream': copyPaperReam,
  envelopes,
  notebook,
  'sticky-notes': stickyNotes,
  'gel-pens': gelPens,
  highlighters,
  markers,
  binder,
  'file-folders': fileFolders,
  calculator,
  scissors,
  'staple-remover': stapleRemover,
  stapler,
  tape,
  'mailing-box': mailingBox,
  'ink-cartridge': inkCartridge,
  'label-maker': labelMaker,
  printer,
  shredder,
  toner,
  headset,
  keyboard,
  monitor,
  mouse,
  'usb-drive': usbDrive,
  'desk-lamp': deskLamp,
  desk,
  'file-cabinet': fileCabinet,
  'office-chair': officeChair,
  whiteboard,
  coffee,
  'cleaning-spray': cleaningSpray,
  'paper-towels': paperTowels,
  'gift-card': giftCard,
  'membership-card': membershipCard,
};
