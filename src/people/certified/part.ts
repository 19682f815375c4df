import { PERSONAL_CERTIFIED, type Certified } from '#people/certified/server';
import type { Part } from '#platform/part';

export function certifiedPart(certified: Certified): Part {
  return {
    personalData: { tables: [{ name: 'certified', rows: PERSONAL_CERTIFIED }] },
    close: () => certified.close(),
  };
}
