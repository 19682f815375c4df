// The demo's stores in Canada.
import { storeRows } from './store-rows.ts';

export const storesInCanada = storeRows(
  'CA',
  `
0501 | Montréal Centre | 770, rue Sainte-Catherine O. | Montréal | QC | H3B 1B9 | 514 555-0151 | 45.5031 -73.5703 | Toronto | long | all
0502 | Montréal Plateau | 4351, avenue Papineau | Montréal | QC | H2H 1T3 | 514 555-0152 | 45.5311 -73.5752 | Toronto | quebec | print
0503 | Pointe-Claire | 6801, route Transcanadienne | Pointe-Claire | QC | H9R 5J2 | 514 555-0153 | 45.4632 -73.8142 | Toronto | quebec | showroom
0504 | Laval Chomedey | 1600, boulevard Le Corbusier | Laval | QC | H7S 1Y9 | 450 555-0154 | 45.5584 -73.7447 | Toronto | quebec | all
0505 | Brossard | 7250, boulevard Taschereau | Brossard | QC | J4W 1M9 | 450 555-0155 | 45.4582 -73.4655 | Toronto | quebec | tech
0506 | L’Ancienne-Lorette | 6685, boulevard Wilfrid-Hamel | L’Ancienne-Lorette | QC | G2E 5W3 | 418 555-0156 | 46.7934 -71.3551 | Toronto | quebecSmall | counter
0507 | Québec Lebourgneuf | 815, boulevard Lebourgneuf | Québec | QC | G2J 0C1 | 418 555-0157 | 46.8442 -71.2931 | Toronto | quebec | print
0508 | Lévis | 1200, boulevard Alphonse-Desjardins | Lévis | QC | G6V 6Y8 | 418 555-0158 | 46.8090 -71.1780 | Toronto | quebecSmall | print
0509 | Trois-Rivières | 4225, boulevard des Forges | Trois-Rivières | QC | G8Y 1W2 | 819 555-0159 | 46.3719 -72.5780 | Toronto | quebec | showroom
0510 | Sherbrooke | 3050, boulevard de Portland | Sherbrooke | QC | J1L 1K1 | 819 555-0160 | 45.4023 -71.9549 | Toronto | quebec | tech
0511 | Gatineau | 720, boulevard Maloney O. | Gatineau | QC | J8T 8K7 | 819 555-0161 | 45.4807 -75.6993 | Toronto | quebec | print
0512 | Toronto Leaside | 93 Laird Dr | Toronto | ON | M4G 3V1 | 416 555-0162 | 43.7075 -79.3617 | Toronto | long | all
0513 | Saguenay | 1401, boulevard Talbot | Saguenay | QC | G7H 5N6 | 418 555-0163 | 48.4052 -71.0577 | Toronto | quebecSmall | counter
0514 | Rimouski | 390, boulevard Jessop | Rimouski | QC | G5L 1M9 | 418 555-0164 | 48.4412 -68.5453 | Toronto | quebecSmall | print
0516 | Toronto Yonge-Eglinton | 2300 Yonge St | Toronto | ON | M4P 1E4 | 416 555-0166 | 43.7071 -79.3989 | Toronto | downtown | print
0518 | Mississauga City Centre | 209 Rathburn Rd W | Mississauga | ON | L5B 4C1 | 905 555-0168 | 43.5945 -79.6479 | Toronto | long | showroom
0520 | Hamilton Upper James | 1070 Upper James St | Hamilton | ON | L9C 3A9 | 905 555-0170 | 43.2199 -79.8893 | Toronto | usual | print
0521 | London Masonville | 1735 Richmond St | London | ON | N5X 3Y2 | 519 555-0171 | 43.0284 -81.2836 | Toronto | usual | tech
0523 | Ottawa Bank Street | 403 Bank St | Ottawa | ON | K2P 1Y6 | 613 555-0173 | 45.4124 -75.6927 | Toronto | downtown | tech
0526 | Vancouver Broadway | 1288 W Broadway | Vancouver | BC | V6H 3W4 | 604 555-0176 | 49.2634 -123.1318 | Vancouver | usual | tech
0528 | Victoria Tolmie | 780 Tolmie Ave | Victoria | BC | V8X 3W4 | 250 555-0178 | 48.4457 -123.3702 | Vancouver | usual | print
0533 | Calgary Chinook | 6414 Macleod Trail SW | Calgary | AB | T2H 0K5 | 403 555-0183 | 50.9983 -114.0725 | Edmonton | west | counter
0535 | Edmonton Oliver | 11808 104 Ave NW | Edmonton | AB | T5K 2T7 | 780 555-0185 | 53.5464 -113.5316 | Edmonton | west | showroom
0538 | Saskatoon Eighth Street | 2319 8 St E | Saskatoon | SK | S7H 0V4 | 306 555-0188 | 52.1157 -106.6261 | Regina | west | print
0541 | Winnipeg Polo Park | 1445 Portage Ave | Winnipeg | MB | R3G 3P4 | 204 555-0191 | 49.8816 -97.1994 | Winnipeg | usual | tech
0544 | Moncton Mountain Road | 1380 Mountain Rd | Moncton | NB | E1C 2T8 | 506 555-0194 | 46.1063 -64.8153 | Moncton | usual | print
0547 | Halifax Mumford Road | 6950 Mumford Rd | Halifax | NS | B3L 4W1 | 902 555-0197 | 44.6489 -63.6197 | Halifax | usual | showroom
0549 | St. John’s Kenmount | 48 Kenmount Rd | St. John’s | NL | A1B 1W3 | 709 555-0199 | 47.5609 -52.7519 | Newfoundland | usual | counter
`,
);
