// Every type of goods and its drawing.
import { paperDrawings } from './paper/paper-drawings.ts';
import { writingDrawings } from './writing/writing-drawings.ts';
import { filingDrawings } from './filing/filing-drawings.ts';
import { deskDrawings } from './desk/desk-drawings.ts';
import { mailingDrawings } from './mailing/mailing-drawings.ts';
import { printingDrawings } from './printing/printing-drawings.ts';
import { computingDrawings } from './computing/computing-drawings.ts';
import { furnitureDrawings } from './furniture/furniture-drawings.ts';
import { boardsDrawings } from './boards/boards-drawings.ts';
import { breakroomDrawings } from './breakroom/breakroom-drawings.ts';
import { cleaningDrawings } from './cleaning/cleaning-drawings.ts';
import { bagsDrawings } from './bags/bags-drawings.ts';
import { cardsDrawings } from './cards/cards-drawings.ts';
import { servicesDrawings } from './services/services-drawings.ts';
import type { Drawing } from './drawing.ts';
import type { PictureType } from '#goods/pictures/rules';

export const DRAWINGS: Readonly<Record<PictureType, Drawing>> = {
  ...paperDrawings,
  ...writingDrawings,
  ...filingDrawings,
  ...deskDrawings,
  ...mailingDrawings,
  ...printingDrawings,
  ...computingDrawings,
  ...furnitureDrawings,
  ...boardsDrawings,
  ...breakroomDrawings,
  ...cleaningDrawings,
  ...bagsDrawings,
  ...cardsDrawings,
  ...servicesDrawings,
};
