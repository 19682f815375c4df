// Every type of goods and its drawing.
import type { Drawing } from './drawing.ts';
import { copyPaperCase } from './paper/copy-paper-case.ts';
import { copyPaperReam } from './paper/copy-paper-ream.ts';
import { envelopes } from './paper/envelopes.ts';
import { indexCards } from './paper/index-cards.ts';
import { legalPad } from './paper/legal-pad.ts';
import { notebook } from './paper/notebook.ts';
import { photoPaper } from './paper/photo-paper.ts';
import { planner } from './paper/planner.ts';
import { stickyNotes } from './paper/sticky-notes.ts';
import { ballpointPens } from './writing/ballpoint-pens.ts';
import { crayons } from './writing/crayons.ts';
import { fountainPen } from './writing/fountain-pen.ts';
import { gelPens } from './writing/gel-pens.ts';
import { highlighters } from './writing/highlighters.ts';
import { markers } from './writing/markers.ts';
import { mechanicalPencil } from './writing/mechanical-pencil.ts';
import { pencils } from './writing/pencils.ts';
import { binder } from './filing/binder.ts';
import { clipboard } from './filing/clipboard.ts';
import { dividers } from './filing/dividers.ts';
import { fileFolders } from './filing/file-folders.ts';
import { hangingFolders } from './filing/hanging-folders.ts';
import { reportCover } from './filing/report-cover.ts';
import { sheetProtectors } from './filing/sheet-protectors.ts';
import { storageBox } from './filing/storage-box.ts';
import { binderClips } from './desk/binder-clips.ts';
import { calculator } from './desk/calculator.ts';
import { correctionTape } from './desk/correction-tape.ts';
import { deskOrganizer } from './desk/desk-organizer.ts';
import { glueStick } from './desk/glue-stick.ts';
import { holePunch } from './desk/hole-punch.ts';
import { letterTray } from './desk/letter-tray.ts';
import { paperClips } from './desk/paper-clips.ts';
import { pushPins } from './desk/push-pins.ts';
import { rubberBands } from './desk/rubber-bands.ts';
import { ruler } from './desk/ruler.ts';
import { scissors } from './desk/scissors.ts';
import { stampPad } from './desk/stamp-pad.ts';
import { stapleRemover } from './desk/staple-remover.ts';
import { stapler } from './desk/stapler.ts';
import { tape } from './desk/tape.ts';
import { bubbleWrap } from './mailing/bubble-wrap.ts';
import { labelRoll } from './mailing/label-roll.ts';
import { labelsSheet } from './mailing/labels-sheet.ts';
import { mailingBox } from './mailing/mailing-box.ts';
import { packingTape } from './mailing/packing-tape.ts';
import { paddedMailer } from './mailing/padded-mailer.ts';
import { inkBottle } from './printing/ink-bottle.ts';
import { inkCartridge } from './printing/ink-cartridge.ts';
import { labelMaker } from './printing/label-maker.ts';
import { laminator } from './printing/laminator.ts';
import { paperTrimmer } from './printing/paper-trimmer.ts';
import { printer } from './printing/printer.ts';
import { shredder } from './printing/shredder.ts';
import { toner } from './printing/toner.ts';
import { batteries } from './computing/batteries.ts';
import { cable } from './computing/cable.ts';
import { dockingStation } from './computing/docking-station.ts';
import { headset } from './computing/headset.ts';
import { keyboard } from './computing/keyboard.ts';
import { laptop } from './computing/laptop.ts';
import { monitor } from './computing/monitor.ts';
import { mouse } from './computing/mouse.ts';
import { phone } from './computing/phone.ts';
import { projector } from './computing/projector.ts';
import { router } from './computing/router.ts';
import { speaker } from './computing/speaker.ts';
import { surgeProtector } from './computing/surge-protector.ts';
import { tablet } from './computing/tablet.ts';
import { usbDrive } from './computing/usb-drive.ts';
import { usbHub } from './computing/usb-hub.ts';
import { webcam } from './computing/webcam.ts';
import { bookcase } from './furniture/bookcase.ts';
import { conferenceTable } from './furniture/conference-table.ts';
import { deskLamp } from './furniture/desk-lamp.ts';
import { desk } from './furniture/desk.ts';
import { fileCabinet } from './furniture/file-cabinet.ts';
import { filingCart } from './furniture/filing-cart.ts';
import { guestChair } from './furniture/guest-chair.ts';
import { officeChair } from './furniture/office-chair.ts';
import { standingDesk } from './furniture/standing-desk.ts';
import { corkBoard } from './boards/cork-board.ts';
import { easelPad } from './boards/easel-pad.ts';
import { wallClock } from './boards/wall-clock.ts';
import { whiteboard } from './boards/whiteboard.ts';
import { coffeePods } from './breakroom/coffee-pods.ts';
import { coffee } from './breakroom/coffee.ts';
import { creamer } from './breakroom/creamer.ts';
import { firstAidKit } from './breakroom/first-aid-kit.ts';
import { paperCups } from './breakroom/paper-cups.ts';
import { plates } from './breakroom/plates.ts';
import { snackBars } from './breakroom/snack-bars.ts';
import { sugar } from './breakroom/sugar.ts';
import { teaBox } from './breakroom/tea-box.ts';
import { waterBottlePack } from './breakroom/water-bottle-pack.ts';
import { cleaningSpray } from './cleaning/cleaning-spray.ts';
import { disinfectingWipes } from './cleaning/disinfecting-wipes.ts';
import { facialTissue } from './cleaning/facial-tissue.ts';
import { gloves } from './cleaning/gloves.ts';
import { handSanitizer } from './cleaning/hand-sanitizer.ts';
import { handSoap } from './cleaning/hand-soap.ts';
import { paperTowels } from './cleaning/paper-towels.ts';
import { trashBags } from './cleaning/trash-bags.ts';
import { trashCan } from './cleaning/trash-can.ts';
import { backpack } from './bags/backpack.ts';
import { giftCard } from './cards/gift-card.ts';
import { membershipCard } from './cards/membership-card.ts';
import { serviceCard } from './services/service-card.ts';
import { coffeeMaker } from './breakroom/coffee-maker.ts';
import { kettle } from './breakroom/kettle.ts';
import { microwave } from './breakroom/microwave.ts';
import { miniFridge } from './breakroom/mini-fridge.ts';
import { toaster } from './breakroom/toaster.ts';
import { waterCooler } from './breakroom/water-cooler.ts';
import { waterPitcher } from './breakroom/water-pitcher.ts';
import { mug } from './breakroom/mug.ts';
import { cutlery } from './breakroom/cutlery.ts';
import { drinkCans } from './breakroom/drink-cans.ts';
import { drinkCartons } from './breakroom/drink-cartons.ts';
import { snackBags } from './breakroom/snack-bags.ts';
import { foodCup } from './breakroom/food-cup.ts';
import { toiletPaper } from './cleaning/toilet-paper.ts';
import { jug } from './cleaning/jug.ts';
import { aerosolCan } from './cleaning/aerosol-can.ts';
import { broom } from './cleaning/broom.ts';
import { mopBucket } from './cleaning/mop-bucket.ts';
import { sponges } from './cleaning/sponges.ts';
import { pencilSharpener } from './desk/pencil-sharpener.ts';
import { staples } from './desk/staples.ts';
import { eraser } from './desk/eraser.ts';
import { glueBottle } from './desk/glue-bottle.ts';
import { utilityKnife } from './desk/utility-knife.ts';
import { mat } from './furniture/mat.ts';
import { expandingFile } from './filing/expanding-file.ts';
import { paperRoll } from './mailing/paper-roll.ts';
import { scale } from './mailing/scale.ts';
import { giftBag } from './mailing/gift-bag.ts';
import { sack } from './mailing/sack.ts';
import { stool } from './furniture/stool.ts';
import { sofa } from './furniture/sofa.ts';
import { lockers } from './furniture/lockers.ts';
import { handTruck } from './furniture/hand-truck.ts';
import { safe } from './furniture/safe.ts';
import { toolKit } from './furniture/tool-kit.ts';
import { sign } from './boards/sign.ts';
import { globe } from './boards/globe.ts';
import { pullUpBanner } from './boards/pull-up-banner.ts';
import { businessCards } from './cards/business-cards.ts';
import { toteBag } from './bags/tote-bag.ts';
import { earbuds } from './computing/earbuds.ts';
import { powerAdapter } from './computing/power-adapter.ts';
import { powerBank } from './computing/power-bank.ts';
import { portableDrive } from './computing/portable-drive.ts';
import { memoryCard } from './computing/memory-card.ts';
import { cushion } from './furniture/cushion.ts';
import { footrest } from './furniture/footrest.ts';
import { flashlight } from './computing/flashlight.ts';
import { tapeMeasure } from './desk/tape-measure.ts';
import { vacuum } from './cleaning/vacuum.ts';
import type { PictureType } from './picture-type.ts';

export const DRAWINGS: Readonly<Record<PictureType, Drawing>> = {
  'copy-paper-case': copyPaperCase,
  'copy-paper-ream': copyPaperReam,
  envelopes,
  'index-cards': indexCards,
  'legal-pad': legalPad,
  notebook,
  'photo-paper': photoPaper,
  planner,
  'sticky-notes': stickyNotes,
  'ballpoint-pens': ballpointPens,
  crayons,
  'fountain-pen': fountainPen,
  'gel-pens': gelPens,
  highlighters,
  markers,
  'mechanical-pencil': mechanicalPencil,
  pencils,
  binder,
  clipboard,
  dividers,
  'file-folders': fileFolders,
  'hanging-folders': hangingFolders,
  'report-cover': reportCover,
  'sheet-protectors': sheetProtectors,
  'storage-box': storageBox,
  'binder-clips': binderClips,
  calculator,
  'correction-tape': correctionTape,
  'desk-organizer': deskOrganizer,
  'glue-stick': glueStick,
  'hole-punch': holePunch,
  'letter-tray': letterTray,
  'paper-clips': paperClips,
  'push-pins': pushPins,
  'rubber-bands': rubberBands,
  ruler,
  scissors,
  'stamp-pad': stampPad,
  'staple-remover': stapleRemover,
  stapler,
  tape,
  'bubble-wrap': bubbleWrap,
  'label-roll': labelRoll,
  'labels-sheet': labelsSheet,
  'mailing-box': mailingBox,
  'packing-tape': packingTape,
  'padded-mailer': paddedMailer,
  'ink-bottle': inkBottle,
  'ink-cartridge': inkCartridge,
  'label-maker': labelMaker,
  laminator,
  'paper-trimmer': paperTrimmer,
  printer,
  shredder,
  toner,
  batteries,
  cable,
  'docking-station': dockingStation,
  headset,
  keyboard,
  laptop,
  monitor,
  mouse,
  phone,
  projector,
  router,
  speaker,
  'surge-protector': surgeProtector,
  tablet,
  'usb-drive': usbDrive,
  'usb-hub': usbHub,
  webcam,
  bookcase,
  'conference-table': conferenceTable,
  'desk-lamp': deskLamp,
  desk,
  'file-cabinet': fileCabinet,
  'filing-cart': filingCart,
  'guest-chair': guestChair,
  'office-chair': officeChair,
  'standing-desk': standingDesk,
  'cork-board': corkBoard,
  'easel-pad': easelPad,
  'wall-clock': wallClock,
  whiteboard,
  'coffee-pods': coffeePods,
  coffee,
  creamer,
  'first-aid-kit': firstAidKit,
  'paper-cups': paperCups,
  plates,
  'snack-bars': snackBars,
  sugar,
  'tea-box': teaBox,
  'water-bottle-pack': waterBottlePack,
  'cleaning-spray': cleaningSpray,
  'disinfecting-wipes': disinfectingWipes,
  'facial-tissue': facialTissue,
  gloves,
  'hand-sanitizer': handSanitizer,
  'hand-soap': handSoap,
  'paper-towels': paperTowels,
  'trash-bags': trashBags,
  'trash-can': trashCan,
  backpack,
  'gift-card': giftCard,
  'membership-card': membershipCard,
  'service-card': serviceCard,
  'coffee-maker': coffeeMaker,
  kettle,
  microwave,
  'mini-fridge': miniFridge,
  toaster,
  'water-cooler': waterCooler,
  'water-pitcher': waterPitcher,
  mug,
  cutlery,
  'drink-cans': drinkCans,
  'drink-cartons': drinkCartons,
  'snack-bags': snackBags,
  'food-cup': foodCup,
  'toilet-paper': toiletPaper,
  jug,
  'aerosol-can': aerosolCan,
  broom,
  'mop-bucket': mopBucket,
  sponges,
  'pencil-sharpener': pencilSharpener,
  staples,
  eraser,
  'glue-bottle': glueBottle,
  'utility-knife': utilityKnife,
  mat,
  'expanding-file': expandingFile,
  'paper-roll': paperRoll,
  scale,
  'gift-bag': giftBag,
  sack,
  stool,
  sofa,
  lockers,
  'hand-truck': handTruck,
  safe,
  'tool-kit': toolKit,
  sign,
  globe,
  'pull-up-banner': pullUpBanner,
  'business-cards': businessCards,
  'tote-bag': toteBag,
  earbuds,
  'power-adapter': powerAdapter,
  'power-bank': powerBank,
  'portable-drive': portableDrive,
  'memory-card': memoryCard,
  cushion,
  footrest,
  flashlight,
  'tape-measure': tapeMeasure,
  vacuum,
};
