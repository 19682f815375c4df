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
} satisfies Readonly<Record<string, Drawing>>;
