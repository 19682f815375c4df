/** Whether a flag of an address counts: only `y`, in any case (HDR-1). */
export const isYes = (flag: string | undefined): boolean => flag?.toLowerCase() === 'y';
