// Partners' pickup points of the demo: parcel counters in neighbourhood shops, which get their parcels from the shop.
import type { StoreRecord } from '#goods/catalog/rules';
import { storeRows } from './store-rows.ts';

const inTheUnitedStates = storeRows(
  'US',
  `
8001 | Framingham Union Avenue Parcel Counter | 80 Union Ave | Framingham | MA | 01702 | 508 555-0181 | 42.2801 -71.4190 | Eastern | usual | partner
8002 | Boston South End Parcel Counter | 540 Tremont St | Boston | MA | 02116 | 617 555-0182 | 42.3446 -71.0712 | Eastern | usual | partner
8003 | New York Murray Hill Parcel Counter | 380 3rd Ave | New York | NY | 10016 | 212 555-0183 | 40.7416 -73.9812 | Eastern | usual | partner
8004 | Chicago Lincoln Park Parcel Counter | 2450 N Clark St | Chicago | IL | 60614 | 312 555-0184 | 41.9263 -87.6409 | Central | usual | partner
8005 | Austin South Lamar Parcel Counter | 1800 S Lamar Blvd | Austin | TX | 78704 | 512 555-0185 | 30.2496 -97.7681 | Central | usual | partner
8006 | Seattle Capitol Hill Parcel Counter | 1200 E Pike St | Seattle | WA | 98122 | 206 555-0186 | 47.6140 -122.3165 | Pacific | usual | partner
`,
);

const inCanada = storeRows(
  'CA',
  `
8501 | Comptoir de colis Plateau-Mont-Royal | 4000 rue Saint-Denis | Montréal | QC | H2W 2M4 | 514 555-0181 | 45.5197 -73.5740 | Toronto | quebec | partner
8502 | Comptoir de colis Limoilou | 1100 3e Avenue | Québec | QC | G1L 2X3 | 418 555-0182 | 46.8302 -71.2285 | Toronto | quebecSmall | partner
8503 | Toronto Danforth Parcel Counter | 450 Danforth Ave | Toronto | ON | M4K 1P4 | 416 555-0183 | 43.6779 -79.3500 | Toronto | usual | partner
8504 | Vancouver Kitsilano Parcel Counter | 2300 W 4th Ave | Vancouver | BC | V6K 1P1 | 604 555-0184 | 49.2682 -123.1565 | Vancouver | usual | partner
`,
);

export const demoPartnerPoints: readonly StoreRecord[] = [...inTheUnitedStates, ...inCanada];
