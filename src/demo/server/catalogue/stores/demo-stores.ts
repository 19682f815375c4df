// The ten stores of the demo: five in the United States, five in Canada.
import type { StoreRecord } from '#catalog/rules';

const WEEK = (week: string, saturday: string, sunday: string | null): (string | null)[] => [week, week, week, week, week, saturday, sunday];

const COUNTER = ['pickup', 'returns', 'inkRecycling'] as const;

export const demoStores: readonly StoreRecord[] = [
  { storeNumber: '0008', name: 'Framingham', addressLine1: '659 Worcester Rd', city: 'Framingham', state: 'MA', zipcode: '01702', country: 'US',
    phone: '5085550108', latitude: 42.2996, longitude: -71.4102, timeZone: 'America/New_York', hours: WEEK('08:00-21:00', '09:00-21:00', '10:00-18:00'),
    services: [...COUNTER, 'printing', 'furnitureShowroom', 'techHelp'] },
  { storeNumber: '0014', name: 'Natick Commons', addressLine1: '212 Speen St', city: 'Natick', state: 'MA', zipcode: '01760', country: 'US',
    phone: '5085550114', latitude: 42.2988, longitude: -71.3823, timeZone: 'America/New_York', hours: WEEK('08:00-20:00', '09:00-20:00', '11:00-18:00'),
    services: [...COUNTER, 'printing'] },
  { storeNumber: '0121', name: 'Chicago West Loop', addressLine1: '1140 W Jackson Blvd', city: 'Chicago', state: 'IL', zipcode: '60607', country: 'US',
    phone: '3125550121', latitude: 41.8779, longitude: -87.6562, timeZone: 'America/Chicago', hours: WEEK('07:30-20:00', '09:00-19:00', '10:00-17:00'),
    services: [...COUNTER, 'printing', 'techHelp'] },
  { storeNumber: '0238', name: 'Austin Burnet Road', addressLine1: '8411 Burnet Rd', city: 'Austin', state: 'TX', zipcode: '78757', country: 'US',
    phone: '5125550138', latitude: 30.3636, longitude: -97.7268, timeZone: 'America/Chicago', hours: WEEK('08:00-21:00', '09:00-20:00', '10:00-18:00'),
    services: [...COUNTER, 'printing', 'furnitureShowroom'] },
  { storeNumber: '0347', name: 'Portland Hollywood', addressLine1: '4230 NE Sandy Blvd', city: 'Portland', state: 'OR', zipcode: '97213', country: 'US',
    phone: '5035550147', latitude: 45.5371, longitude: -122.6187, timeZone: 'America/Los_Angeles', hours: WEEK('08:00-20:00', '09:00-19:00', null),
    services: [...COUNTER] },
  { storeNumber: '0501', name: 'Montréal Centre', addressLine1: '770, rue Sainte-Catherine O.', city: 'Montréal', state: 'QC', zipcode: 'H3B 1B9', country: 'CA',
    phone: '5145550151', latitude: 45.5031, longitude: -73.5703, timeZone: 'America/Toronto', hours: WEEK('08:00-21:00', '09:00-18:00', '10:00-17:00'),
    services: [...COUNTER, 'printing', 'furnitureShowroom', 'techHelp'] },
  { storeNumber: '0507', name: 'Québec Lebourgneuf', addressLine1: '815, boulevard Lebourgneuf', city: 'Québec', state: 'QC', zipcode: 'G2J 0C1', country: 'CA',
    phone: '4185550157', latitude: 46.8442, longitude: -71.2931, timeZone: 'America/Toronto', hours: WEEK('08:30-21:00', '09:00-17:00', '10:00-17:00'),
    services: [...COUNTER, 'printing'] },
  { storeNumber: '0512', name: 'Toronto Leaside', addressLine1: '93 Laird Dr', city: 'Toronto', state: 'ON', zipcode: 'M4G 3V1', country: 'CA',
    phone: '4165550162', latitude: 43.7075, longitude: -79.3617, timeZone: 'America/Toronto', hours: WEEK('08:00-21:00', '09:00-20:00', '10:00-18:00'),
    services: [...COUNTER, 'printing', 'furnitureShowroom', 'techHelp'] },
  { storeNumber: '0526', name: 'Vancouver Broadway', addressLine1: '1288 W Broadway', city: 'Vancouver', state: 'BC', zipcode: 'V6H 3W4', country: 'CA',
    phone: '6045550176', latitude: 49.2634, longitude: -123.1318, timeZone: 'America/Vancouver', hours: WEEK('08:00-20:00', '09:00-19:00', '10:00-18:00'),
    services: [...COUNTER, 'printing', 'techHelp'] },
  { storeNumber: '0533', name: 'Calgary Chinook', addressLine1: '6414 Macleod Trail SW', city: 'Calgary', state: 'AB', zipcode: 'T2H 0K5', country: 'CA',
    phone: '4035550183', latitude: 50.9983, longitude: -114.0725, timeZone: 'America/Edmonton', hours: WEEK('08:00-20:00', '09:00-18:00', '11:00-17:00'),
    services: [...COUNTER] },
];
