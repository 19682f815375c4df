// Who may order on a purchase order, and where to.
import type { Limits } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { useWords } from '#ui/page/shop';
import { LimitedTo, NameChoice } from './limited-to.tsx';
import type { TypedForm } from './save-typed.ts';

export function Limiting({ values, limits }: { readonly values: TypedForm; readonly limits: Limits }) {
  const t = useWords(purchaseOrdersWords);
  const [groups, people, locations] = [
    limits.groups.map(({ groupId: id, name }) => ({ id, name })),
    limits.people.map(({ profileId: id, name }) => ({ id, name })),
    limits.locations.map(({ locationId: id, name }) => ({ id, name })),
  ];
  return (
    <>
      <LimitedTo name="everybody" free={values.everybody} title={t('whoOrders')} freely={t('everybodyOf')} limited={t('onlyThese')}>
        <NameChoice name="groupId" title={t('groups')} ones={groups} chosen={values.groupIds} none={t('noGroups')} />
        <NameChoice name="profileId" title={t('people')} ones={people} chosen={values.profileIds} find={t('filterPeople')} />
      </LimitedTo>
      <LimitedTo name="everywhere" free={values.everywhere} title={t('whereTo')} freely={t('everywhereOf')} limited={t('onlyThere')}>
        <NameChoice
          name="locationId"
          title=""
          ones={locations}
          chosen={values.locationIds}
          find={t('filterLocations')}
          none={t('noLocations')}
        />
      </LimitedTo>
    </>
  );
}
