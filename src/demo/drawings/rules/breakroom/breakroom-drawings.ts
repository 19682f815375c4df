// The breakroom, from the kettle to the plate: the types of goods and their drawings.
import type { Drawing } from '../drawing.ts';
import { coffeePods } from './coffee-pods.ts';
import { coffee } from './coffee.ts';
import { creamer } from './creamer.ts';
import { firstAidKit } from './first-aid-kit.ts';
import { paperCups } from './paper-cups.ts';
import { plates } from './plates.ts';
import { snackBars } from './snack-bars.ts';
import { sugar } from './sugar.ts';
import { teaBox } from './tea-box.ts';
import { waterBottlePack } from './water-bottle-pack.ts';
import { coffeeMaker } from './coffee-maker.ts';
import { kettle } from './kettle.ts';
import { microwave } from './microwave.ts';
import { miniFridge } from './mini-fridge.ts';
import { toaster } from './toaster.ts';
import { waterCooler } from './water-cooler.ts';
import { waterPitcher } from './water-pitcher.ts';
import { mug } from './mug.ts';
import { cutlery } from './cutlery.ts';
import { drinkCans } from './drink-cans.ts';
import { drinkCartons } from './drink-cartons.ts';
import { snackBags } from './snack-bags.ts';
import { foodCup } from './food-cup.ts';
import { bandages } from './bandages.ts';
import { candles } from './candles.ts';
import { balloons } from './balloons.ts';
import { coldPacks } from './cold-packs.ts';
import { earPlugs } from './ear-plugs.ts';
import { eyeWash } from './eye-wash.ts';
import { coolerBottle } from './cooler-bottle.ts';
import { foilRoll } from './foil-roll.ts';

export const breakroomDrawings = {
  'coffee-pods': coffeePods,
  coffee,
  creamer,
  'first-aid-kit': firstAidKit,
  'paper-cups': paperCups,
  plates,
  'snack-bars': snackBars,
  sugar,
  'tea-box': teaBox,
  'water-bottle-pack': waterBottlePack,
  'coffee-maker': coffeeMaker,
  kettle,
  microwave,
  'mini-fridge': miniFridge,
  toaster,
  'water-cooler': waterCooler,
  'water-pitcher': waterPitcher,
  mug,
  cutlery,
  'drink-cans': drinkCans,
  'drink-cartons': drinkCartons,
  'snack-bags': snackBags,
  'food-cup': foodCup,
  bandages,
  candles,
  balloons,
  'cold-packs': coldPacks,
  'ear-plugs': earPlugs,
  'eye-wash': eyeWash,
  'cooler-bottle': coolerBottle,
  'foil-roll': foilRoll,
} satisfies Readonly<Record<string, Drawing>>;
