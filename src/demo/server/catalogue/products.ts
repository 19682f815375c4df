// Every product of the demo, department by department.
import type { CatalogRecord } from '#goods/catalog/rules';
import { coffees } from './breakroom/coffee.ts';
import { drinks } from './breakroom/drinks.ts';
import { morePantry } from './breakroom/more-pantry.ts';
import { snacksAndCups } from './breakroom/snacks-and-cups.ts';
import { bagsAndBins } from './cleaning/bags-and-bins.ts';
import { broomsAndGloves } from './cleaning/brooms-and-gloves.ts';
import { cleanersAndWipes } from './cleaning/cleaners-and-wipes.ts';
import { janitorial } from './cleaning/janitorial.ts';
import { paperAndSprays } from './cleaning/paper-and-sprays.ts';
import { soapAndSanitizer } from './cleaning/soap-and-sanitizer.ts';
import { towelsAndTissue } from './cleaning/towels-and-tissue.ts';
import { bundlesAndHeavyGoods } from './desk/bundles.ts';
import { deskTools } from './desk/desk-tools.ts';
import { organizersAndStamps } from './desk/organizers-and-stamps.ts';
import { signsAndClassroom } from './desk/signs-and-classroom.ts';
import { staplers } from './desk/staplers.ts';
import { tapeAndScissors } from './desk/tape-and-scissors.ts';
import { binders } from './filing/binders.ts';
import { fileFolders } from './filing/file-folders.ts';
import { filingByColor } from './filing/filing-by-color.ts';
import { moreBinders } from './filing/more-binders.ts';
import { moreFolders } from './filing/more-folders.ts';
import { chairs } from './furniture/chairs.ts';
import { desks } from './furniture/desks.ts';
import { furnitureByFinish } from './furniture/furniture-by-finish.ts';
import { lockersAndPartitions } from './furniture/lockers-and-partitions.ts';
import { moreSeating } from './furniture/more-seating.ts';
import { tablesAndStorage } from './furniture/tables-and-storage.ts';
import { colorTonerFamilies } from './ink/color-toner-families.ts';
import { inkCartridges } from './ink/ink-cartridges.ts';
import { inkFamilies } from './ink/ink-families.ts';
import { moreToner } from './ink/more-toner.ts';
import { remanufactured } from './ink/remanufactured.ts';
import { tonerCartridges } from './ink/toner.ts';
import { withBundlePictures } from './kit/bundle-pictures.ts';
import { withCompanions } from './kit/companions.ts';
import { withDocuments } from './kit/documents.ts';
import { boxesTapeLabels } from './mailing/boxes-tape-labels.ts';
import { envelopesAndBoxes } from './mailing/envelopes-and-boxes.ts';
import { moreEnvelopes } from './mailing/more-envelopes.ts';
import { coloredPaper } from './paper/colored-paper.ts';
import { coloredReams } from './paper/colored-reams.ts';
import { copyPaper } from './paper/copy-paper.ts';
import { moreCopyPaper } from './paper/more-copy-paper.ts';
import { moreNotebooks } from './paper/more-notebooks.ts';
import { moreStickyNotes } from './paper/more-sticky-notes.ts';
import { notebooks } from './paper/notebooks.ts';
import { padsAndCards } from './paper/pads-and-cards.ts';
import { paperByColor } from './paper/paper-by-color.ts';
import { planners } from './paper/planners.ts';
import { schoolNotebooks } from './paper/school-notebooks.ts';
import { specialtyPaper } from './paper/specialty-paper.ts';
import { stickyNotes } from './paper/sticky-notes.ts';
import { sentinelItems } from './sentinels/sentinel-items.ts';
import { morePlans } from './services/more-plans.ts';
import { membershipsAndGiftCards } from './services/memberships-and-gift-cards.ts';
import { plansAndServices } from './services/plans-and-services.ts';
import { printServices } from './services/print-services.ts';
import { softwareAndPrint } from './services/software-and-print.ts';
import { audioAndInput } from './technology/audio-and-input.ts';
import { cablesAndPower } from './technology/cables-and-power.ts';
import { computerGear } from './technology/computer-gear.ts';
import { computersAndScreens } from './technology/computers-and-screens.ts';
import { moreGear } from './technology/more-gear.ts';
import { morePrinters } from './technology/more-printers.ts';
import { officeMachines } from './technology/office-machines.ts';
import { printers } from './technology/printers.ts';
import { ballpointAndFountainPens } from './writing/ballpoint-and-fountain-pens.ts';
import { gelPens } from './writing/gel-pens.ts';
import { markers } from './writing/markers.ts';
import { moreGelPens } from './writing/more-gel-pens.ts';
import { moreMarkers } from './writing/more-markers.ts';
import { pencils } from './writing/pencils.ts';
import { pensByColor } from './writing/pens-by-color.ts';

const everything = withCompanions([
  ...copyPaper,
  ...moreCopyPaper,
  ...coloredPaper,
  ...coloredReams,
  ...specialtyPaper,
  ...notebooks,
  ...moreNotebooks,
  ...schoolNotebooks,
  ...padsAndCards,
  ...planners,
  ...paperByColor,
  ...stickyNotes,
  ...moreStickyNotes,
  ...tonerCartridges,
  ...colorTonerFamilies,
  ...moreToner,
  ...remanufactured,
  ...inkCartridges,
  ...inkFamilies,
  ...gelPens,
  ...moreGelPens,
  ...ballpointAndFountainPens,
  ...pencils,
  ...markers,
  ...moreMarkers,
  ...pensByColor,
  ...binders,
  ...moreBinders,
  ...fileFolders,
  ...moreFolders,
  ...filingByColor,
  ...staplers,
  ...tapeAndScissors,
  ...deskTools,
  ...organizersAndStamps,
  ...signsAndClassroom,
  ...bundlesAndHeavyGoods,
  ...chairs,
  ...moreSeating,
  ...desks,
  ...tablesAndStorage,
  ...furnitureByFinish,
  ...lockersAndPartitions,
  ...printers,
  ...morePrinters,
  ...computerGear,
  ...audioAndInput,
  ...computersAndScreens,
  ...cablesAndPower,
  ...officeMachines,
  ...moreGear,
  ...coffees,
  ...drinks,
  ...snacksAndCups,
  ...morePantry,
  ...paperAndSprays,
  ...towelsAndTissue,
  ...cleanersAndWipes,
  ...soapAndSanitizer,
  ...bagsAndBins,
  ...broomsAndGloves,
  ...janitorial,
  ...envelopesAndBoxes,
  ...moreEnvelopes,
  ...boxesTapeLabels,
  ...plansAndServices,
  ...membershipsAndGiftCards,
  ...morePlans,
  ...softwareAndPrint,
  ...printServices,
  ...sentinelItems,
]);

export const demoProducts: readonly CatalogRecord[] = withDocuments(withBundlePictures(everything));
