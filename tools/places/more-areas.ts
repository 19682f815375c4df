// Canadian postal areas that the list omits or garbles: position to a hundredth of a degree, and the city if it is clear.

export interface Area {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
}

const ROWS = `
B6L 45.38 -63.26 Truro
E1H 46.15 -64.70
E2E 45.42 -65.99 Rothesay
E2H 45.35 -65.95 Saint John
E3C 45.94 -66.67 Fredericton
E3G 46.00 -66.66
G3B 46.95 -71.29 Lac-Beauport
G3C 47.03 -71.37
G3N 46.85 -71.62 Sainte-Catherine-de-la-Jacques-Cartier
G6Y 46.76 -71.13 Lévis
J1C 45.48 -71.95 Sherbrooke
J1R 45.38 -72.00 Sherbrooke
J2M 45.42 -72.65
J5C 45.40 -73.58 Sainte-Catherine
J7W 45.38 -73.98
K0C 45.31 -74.64
K0H 44.50 -76.60
K0K 44.20 -77.40
L7K 43.85 -80.02 Caledon
L9E 43.49 -79.86 Milton
L9J 44.33 -79.69 Barrie
P0M 46.60 -81.20
P7L 48.30 -89.40
R1C 50.14 -96.83
R4G 49.77 -97.33
S4M 50.50 -104.60 Regina
S7W 52.17 -106.57 Saskatoon
T1Z 51.06 -113.87
T3S 50.93 -113.90 Calgary
T4M 52.38 -113.79 Blackfalds
T8T 53.65 -113.64
V0N 50.12 -122.95
V3Z 49.05 -122.76 Surrey
V9Z 48.38 -123.70 Sooke
`;

/** By their first three characters. */
export const MORE_AREAS: ReadonlyMap<string, Area> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [area = '', latitude, longitude, ...city] = row.split(' ');
      return [area, { latitude: Number(latitude), longitude: Number(longitude), city: city.join(' ') }] as const;
    }),
);
