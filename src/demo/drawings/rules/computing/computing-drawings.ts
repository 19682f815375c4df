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
import { tabletCase } from './tablet-case.ts';
import { usbDrive } from './usb-drive.ts';
import { usbHub } from './usb-hub.ts';
import { webcam } from './webcam.ts';
import { earbuds } from './earbuds.ts';
import { powerAdapter } from './power-adapter.ts';
import { powerBank } from './power-bank.ts';
import { portableDrive } from './portable-drive.ts';
import { memoryCard } from './memory-card.ts';
import { flashlight } from './flashlight.ts';
import { networkSwitch } from './network-switch.ts';
import { soundbar } from './soundbar.ts';
import { speakerphone } from './speakerphone.ts';
import { documentCamera } from './document-camera.ts';
import { coinCells } from './coin-cells.ts';
import { nineVolt } from './nine-volt.ts';
import { batteryBackup } from './battery-backup.ts';
import { chargingPad } from './charging-pad.ts';
import { trackball } from './trackball.ts';
import { verticalMouse } from './vertical-mouse.ts';
import { numberPad } from './number-pad.ts';
import { wristRest } from './wrist-rest.ts';
import { presenter } from './presenter.ts';
import { projectionScreen } from './projection-screen.ts';
import { miniDesktop } from './mini-desktop.ts';
import { twoWayRadio } from './two-way-radio.ts';
import { cordlessPhone } from './cordless-phone.ts';
import { headphones } from './headphones.ts';
import { networkCable } from './network-cable.ts';
import { videoCable } from './video-cable.ts';
import { extensionCord } from './extension-cord.ts';
import { cableAdapter } from './cable-adapter.ts';
import { batteryCharger } from './battery-charger.ts';
import { electricDuster } from './electric-duster.ts';
import { eReader } from './e-reader.ts';
import { cableTies } from './cable-ties.ts';
import { cableBox } from './cable-box.ts';
import { cordCover } from './cord-cover.ts';

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
  'tablet-case': tabletCase,
  'usb-drive': usbDrive,
  'usb-hub': usbHub,
  webcam,
  earbuds,
  'power-adapter': powerAdapter,
  'power-bank': powerBank,
  'portable-drive': portableDrive,
  'memory-card': memoryCard,
  flashlight,
  'network-switch': networkSwitch,
  soundbar,
  speakerphone,
  'document-camera': documentCamera,
  'coin-cells': coinCells,
  'nine-volt': nineVolt,
  'battery-backup': batteryBackup,
  'charging-pad': chargingPad,
  trackball,
  'vertical-mouse': verticalMouse,
  'number-pad': numberPad,
  'wrist-rest': wristRest,
  presenter,
  'projection-screen': projectionScreen,
  'mini-desktop': miniDesktop,
  'two-way-radio': twoWayRadio,
  'cordless-phone': cordlessPhone,
  headphones,
  'network-cable': networkCable,
  'video-cable': videoCable,
  'extension-cord': extensionCord,
  'cable-adapter': cableAdapter,
  'battery-charger': batteryCharger,
  'electric-duster': electricDuster,
  'e-reader': eReader,
  'cable-ties': cableTies,
  'cable-box': cableBox,
  'cord-cover': cordCover,
} satisfies Readonly<Record<string, Drawing>>;
