// Computers and what belongs to them: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { batteries } from './batteries.ts';
import { cable } from './cable.ts';
import { dockingStation } from './docking-station.ts';
import { headset } from './headset.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { phone } from './phone.ts';
import { projector } from './projector.ts';
import { router } from './router.ts';
import { speaker } from './speaker.ts';
import { surgeProtector } from './surge-protector.ts';
import { tablet } from './tablet.ts';
import { usbDrive } from './usb-drive.ts';
import { usbHub } from './usb-hub.ts';
import { webcam } from './webcam.ts';
import { earbuds } from './earbuds.ts';
import { powerAdapter } from './power-adapter.ts';
import { powerBank } from './power-bank.ts';
import { portableDrive } from './portable-drive.ts';
import { memoryCard } from './memory-card.ts';
import { flashlight } from './flashlight.ts';

export const computingDrawings = {
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
  earbuds,
  'power-adapter': powerAdapter,
  'power-bank': powerBank,
  'portable-drive': portableDrive,
  'memory-card': memoryCard,
  flashlight,
} satisfies Readonly<Record<string, Drawing>>;
