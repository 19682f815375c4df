/** Whether the visitor wants less motion: by the device's setting, or by the account's (`data-display`). In the browser only. */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['display']?.includes('m') === true;
