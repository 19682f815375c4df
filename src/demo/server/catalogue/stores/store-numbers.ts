// Numbers of the ten demo stores, as printed; the first five are in the United States.
export const STORE_NUMBERS = ['0008', '0014', '0121', '0238', '0347', '0501', '0507', '0512', '0526', '0533'] as const;
