// Borders between Canada's provinces and territories as straight lines: most are parallels and meridians by law, and the others follow rivers and
// watersheds closely enough for a map of stores. Longitude, latitude.

type Line = readonly (readonly [longitude: number, latitude: number])[];

export const PROVINCIAL_BORDERS: readonly Line[] = [
  // The sixtieth parallel, below the territories.
  [
    [-139.05, 60],
    [-94.82, 60],
  ],
  // British Columbia and Alberta: a meridian, then the watershed of the Rockies.
  [
    [-120, 60],
    [-120, 53.8],
    [-118.6, 52.9],
    [-117.3, 52.1],
    [-116.3, 51.4],
    [-115.6, 50.8],
    [-114.8, 50.4],
    [-114.6, 49.6],
    [-114.07, 49],
  ],
  // Alberta and Saskatchewan.
  [
    [-110, 60],
    [-110, 49],
  ],
  // Saskatchewan and Manitoba.
  [
    [-102, 60],
    [-101.99, 55.8],
    [-101.6, 52.5],
    [-101.36, 49],
  ],
  // Manitoba and Ontario.
  [
    [-95.15, 49.38],
    [-95.15, 52.84],
    [-92.4, 54.6],
    [-88.99, 56.85],
  ],
  // Ontario and Québec: a meridian from James Bay, then the Ottawa River.
  [
    [-79.52, 51.46],
    [-79.52, 47.5],
    [-79.1, 46.7],
    [-78.4, 46.25],
    [-77.3, 46.0],
    [-76.6, 45.5],
    [-75.7, 45.42],
    [-74.6, 45.62],
    [-74.38, 45.56],
    [-74.47, 45.3],
    [-74.7, 45.0],
  ],
  // Québec and Labrador: from the sea to the watershed, and along it to the north.
  [
    [-57.1, 51.42],
    [-57.1, 52],
    [-63.7, 52.05],
    [-64.2, 52.8],
    [-67.1, 52.8],
    [-67.4, 54.4],
    [-66.1, 55.2],
    [-63.6, 55.0],
    [-63.6, 57.0],
    [-64.3, 58.8],
    [-64.6, 60.33],
  ],
  // Québec and New Brunswick.
  [
    [-69.05, 47.43],
    [-68.4, 47.92],
    [-67.6, 47.94],
    [-66.35, 48.06],
  ],
  // New Brunswick and Nova Scotia, across the isthmus.
  [
    [-64.32, 45.83],
    [-64.03, 45.98],
  ],
  // Yukon and the Northwest Territories: along the mountains.
  [
    [-124, 60],
    [-126.9, 60.9],
    [-129.2, 62.3],
    [-132.3, 64.8],
    [-133.8, 66.2],
    [-136.4, 67.5],
    [-136.45, 68.88],
  ],
  // The Northwest Territories and Nunavut.
  [
    [-102, 60],
    [-102, 64.2],
    [-110.6, 65.5],
    [-120.7, 68.0],
    [-120.7, 69.5],
    [-110, 70],
    [-110, 79],
  ],
];
