// How the cart's calls describe delivery (DLV-1, DLV-4): the chosen option, the possible options, and the chosen day.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());

export const DeliveryType = oneOf('STA', 'STS', 'ISP', 'PCK');

const DeliveryNote = Type.Object({ ...all(Type.String(), 'code', 'description'), type: oneOf('warning', 'failure', 'info') });

/**
 * `addressId` names one of the cart's addresses. Lead times are whole days from today. `group` is one of the ten of the cart page; `readyAt` (pickup)
 * and `orderBy` are minutes of the day; `soon`: the pickup is ready within the hour. The messages add what a date cannot say.
 */
const delivery = {
  deliveryType: DeliveryType,
  ...all(Text, 'pickupStoreNumber', 'addressId', 'minDeliveryDate', 'maxDeliveryDate', 'levelOfService'),
  ...all(orNull(Type.Integer()), 'minLeadTime', 'maxLeadTime', 'readyAt', 'orderBy'),
  ...all(Type.Boolean(), 'isBackOrder', 'soon'),
  availableQuantity: Type.Integer(),
  surchargeFeePerUnit: Type.Number(),
  group: Type.String(),
  messages: Type.Array(DeliveryNote),
};
export const SelectedDelivery = Type.Object(delivery);

/** G1 is the store of the line or the shopper, G2 another store near the address, G3 a regional centre, G4 a vendor. */
const DeliveryLocation = Type.Object({
  locationId: Type.String(),
  /** Units there, and the most of them for one line. */
  ...all(Type.Integer(), 'available', 'threshold'),
  groupId: oneOf('G1', 'G2', 'G3', 'G4'),
});
export const AvailableDelivery = Type.Object({ ...delivery, locations: Type.Array(DeliveryLocation) });

/** The chosen delivery day (null: as soon as possible), the first day on which everything can arrive, and fifteen days to choose from. */
export const FutureDelivery = Type.Object({
  date: Text,
  earliestDeliveryDate: Type.String(),
  days: Type.Array(Type.Object({ day: Type.String(), open: Type.Boolean() })),
});
