// Furniture and tools: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { bookcase } from './bookcase.ts';
import { conferenceTable } from './conference-table.ts';
import { deskLamp } from './desk-lamp.ts';
import { desk } from './desk.ts';
import { fileCabinet } from './file-cabinet.ts';
import { filingCart } from './filing-cart.ts';
import { guestChair } from './guest-chair.ts';
import { officeChair } from './office-chair.ts';
import { standingDesk } from './standing-desk.ts';
import { mat } from './mat.ts';
import { stool } from './stool.ts';
import { sofa } from './sofa.ts';
import { lockers } from './lockers.ts';
import { handTruck } from './hand-truck.ts';
import { coatTree } from './coat-tree.ts';
import { floorLamp } from './floor-lamp.ts';
import { lightBulb } from './light-bulb.ts';
import { monitorArm } from './monitor-arm.ts';
import { stanchion } from './stanchion.ts';
import { safe } from './safe.ts';
import { toolKit } from './tool-kit.ts';
import { cushion } from './cushion.ts';
import { footrest } from './footrest.ts';
import { cornerDesk } from './corner-desk.ts';
import { armchair } from './armchair.ts';
import { ottoman } from './ottoman.ts';
import { platformTruck } from './platform-truck.ts';
import { storageCabinet } from './storage-cabinet.ts';
import { foldingChair } from './folding-chair.ts';
import { stackingChair } from './stacking-chair.ts';
import { executiveChair } from './executive-chair.ts';
import { foldingTable } from './folding-table.ts';
import { roundTable } from './round-table.ts';
import { partition } from './partition.ts';
import { counterShield } from './counter-shield.ts';
import { lectern } from './lectern.ts';
import { garmentRack } from './garment-rack.ts';
import { wallHooks } from './wall-hooks.ts';
import { umbrellaStand } from './umbrella-stand.ts';
import { stepStool } from './step-stool.ts';
import { lightBar } from './light-bar.ts';
import { magnifierLamp } from './magnifier-lamp.ts';
import { globeLamp } from './globe-lamp.ts';
import { desktopConverter } from './desktop-converter.ts';
import { armlessChair } from './armless-chair.ts';
import { headrestChair } from './headrest-chair.ts';
import { kneelingChair } from './kneeling-chair.ts';
import { seatCushion } from './seat-cushion.ts';

export const furnitureDrawings = {
  bookcase,
  'conference-table': conferenceTable,
  'desk-lamp': deskLamp,
  desk,
  'file-cabinet': fileCabinet,
  'filing-cart': filingCart,
  'guest-chair': guestChair,
  'office-chair': officeChair,
  'standing-desk': standingDesk,
  mat,
  stool,
  sofa,
  lockers,
  'hand-truck': handTruck,
  'coat-tree': coatTree,
  'floor-lamp': floorLamp,
  'light-bulb': lightBulb,
  'monitor-arm': monitorArm,
  stanchion,
  safe,
  'tool-kit': toolKit,
  cushion,
  footrest,
  'corner-desk': cornerDesk,
  armchair,
  ottoman,
  'platform-truck': platformTruck,
  'storage-cabinet': storageCabinet,
  'folding-chair': foldingChair,
  'stacking-chair': stackingChair,
  'executive-chair': executiveChair,
  'folding-table': foldingTable,
  'round-table': roundTable,
  partition,
  'counter-shield': counterShield,
  lectern,
  'garment-rack': garmentRack,
  'wall-hooks': wallHooks,
  'umbrella-stand': umbrellaStand,
  'step-stool': stepStool,
  'light-bar': lightBar,
  'magnifier-lamp': magnifierLamp,
  'globe-lamp': globeLamp,
  'desktop-converter': desktopConverter,
  'armless-chair': armlessChair,
  'headrest-chair': headrestChair,
  'kneeling-chair': kneelingChair,
  'seat-cushion': seatCushion,
} satisfies Readonly<Record<string, Drawing>>;
