// The task chair without arms.
import { taskChair } from './office-chair.ts';

export const armlessChair = taskChair({});
