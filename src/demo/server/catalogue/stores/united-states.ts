// The demo's stores in the United States.
import { storeRows } from './store-rows.ts';

export const storesInTheUnitedStates = storeRows(
  'US',
  `
0008 | Framingham | 659 Worcester Rd | Framingham | MA | 01702 | 508 555-0108 | 42.2996 -71.4102 | Eastern | long | all
0014 | Natick Commons | 212 Speen St | Natick | MA | 01760 | 508 555-0114 | 42.2988 -71.3823 | Eastern | usual | print
0021 | Boston Back Bay | 389 Boylston St | Boston | MA | 02116 | 617 555-0121 | 42.3517 -71.0721 | Eastern | downtown | tech
0027 | Cambridge Fresh Pond | 168 Alewife Brook Pkwy | Cambridge | MA | 02138 | 617 555-0127 | 42.3893 -71.1419 | Eastern | usual | print
0033 | Worcester Lincoln Street | 541 Lincoln St | Worcester | MA | 01605 | 508 555-0133 | 42.2926 -71.7726 | Eastern | long | showroom
0041 | Providence North Main | 1077 N Main St | Providence | RI | 02904 | 401 555-0141 | 41.8530 -71.4020 | Eastern | usual | print
0046 | West Hartford | 1439 New Britain Ave | West Hartford | CT | 06110 | 860 555-0146 | 41.7290 -72.7590 | Eastern | long | showroom
0052 | Manchester Willow Street | 1111 S Willow St | Manchester | NH | 03103 | 603 555-0152 | 42.9598 -71.4421 | Eastern | long | print
0059 | South Portland | 219 Maine Mall Rd | South Portland | ME | 04106 | 207 555-0159 | 43.6338 -70.3362 | Eastern | usual | tech
0064 | Burlington Williston Road | 863 Williston Rd | South Burlington | VT | 05403 | 802 555-0164 | 44.4681 -73.1797 | Eastern | noSunday | counter
0071 | New York Chelsea | 641 Avenue of the Americas | New York | NY | 10011 | 212 555-0171 | 40.7399 -73.9954 | Eastern | downtown | all
0077 | Brooklyn Fourth Avenue | 348 4th Ave | Brooklyn | NY | 11215 | 718 555-0177 | 40.6719 -73.9854 | Eastern | long | print
0083 | Albany Central Avenue | 1475 Central Ave | Albany | NY | 12205 | 518 555-0183 | 42.7121 -73.8214 | Eastern | usual | showroom
0088 | Paramus Route 17 | 240 Route 17 N | Paramus | NJ | 07652 | 201 555-0188 | 40.9440 -74.0710 | Eastern | noSunday | all
0095 | Philadelphia Chestnut Street | 1520 Chestnut St | Philadelphia | PA | 19102 | 215 555-0195 | 39.9511 -75.1664 | Eastern | downtown | tech
0102 | Pittsburgh Squirrel Hill | 5833 Forbes Ave | Pittsburgh | PA | 15217 | 412 555-0102 | 40.4382 -79.9222 | Eastern | usual | print
0109 | Washington L Street | 1901 L St NW | Washington | DC | 20036 | 202 555-0109 | 38.9036 -77.0436 | Eastern | downtown | tech
0115 | Atlanta Buckhead | 3495 Piedmont Rd NE | Atlanta | GA | 30305 | 404 555-0115 | 33.8493 -84.3790 | Eastern | long | all
0118 | Miami Coral Way | 3275 SW 22nd St | Miami | FL | 33145 | 305 555-0118 | 25.7502 -80.2494 | Eastern | long | print
0121 | Chicago West Loop | 1140 W Jackson Blvd | Chicago | IL | 60607 | 312 555-0121 | 41.8779 -87.6562 | Central | downtown | tech
0134 | Columbus Bethel Road | 1155 Bethel Rd | Columbus | OH | 43220 | 614 555-0134 | 40.0645 -83.0436 | Eastern | usual | showroom
0149 | Minneapolis Uptown | 1410 W Lake St | Minneapolis | MN | 55408 | 612 555-0149 | 44.9484 -93.2972 | Central | usual | print
0163 | Nashville Charlotte Pike | 6514 Charlotte Pike | Nashville | TN | 37209 | 615 555-0163 | 36.1340 -86.8790 | Central | usual | print
0238 | Austin Burnet Road | 8411 Burnet Rd | Austin | TX | 78757 | 512 555-0138 | 30.3636 -97.7268 | Central | long | showroom
0245 | Houston Westheimer | 5430 Westheimer Rd | Houston | TX | 77056 | 713 555-0145 | 29.7390 -95.4694 | Central | long | all
0257 | Denver Broadway | 1340 S Broadway | Denver | CO | 80210 | 303 555-0157 | 39.6932 -104.9872 | Mountain | usual | tech
0268 | Phoenix Camelback | 1921 E Camelback Rd | Phoenix | AZ | 85016 | 602 555-0168 | 33.5093 -112.0402 | Phoenix | long | print
0279 | Salt Lake City Sugar House | 1157 E 2100 S | Salt Lake City | UT | 84106 | 801 555-0179 | 40.7254 -111.8598 | Mountain | noSunday | showroom
0347 | Portland Hollywood | 4230 NE Sandy Blvd | Portland | OR | 97213 | 503 555-0147 | 45.5371 -122.6187 | Pacific | noSunday | counter
0352 | Seattle Northgate | 10002 Aurora Ave N | Seattle | WA | 98133 | 206 555-0152 | 47.7012 -122.3446 | Pacific | usual | tech
0366 | San Francisco Potrero | 1700 16th St | San Francisco | CA | 94103 | 415 555-0166 | 37.7662 -122.4020 | Pacific | downtown | print
0374 | Los Angeles Westwood | 2052 Westwood Blvd | Los Angeles | CA | 90025 | 310 555-0174 | 34.0455 -118.4322 | Pacific | long | all
0381 | San Diego Hillcrest | 1220 Cleveland Ave | San Diego | CA | 92103 | 619 555-0181 | 32.7503 -117.1537 | Pacific | usual | print
0390 | Honolulu Ward | 1020 Auahi St | Honolulu | HI | 96814 | 808 555-0190 | 21.2931 -157.8533 | Honolulu | usual | counter
`,
);
