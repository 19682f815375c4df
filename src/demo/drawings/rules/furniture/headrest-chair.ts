// The task chair with arms and a headrest.
import { taskChair } from './office-chair.ts';

export const headrestChair = taskChair({ arms: true, headrest: true });
