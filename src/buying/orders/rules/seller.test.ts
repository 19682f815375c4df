import { expect, test } from 'vitest';
import { makeSellers, sellerOf, statesTerms } from './seller.ts';

const NONE = { seller: undefined, returnsTo: undefined };

test('[CHK-5] documents name the country’s configured seller and its return address', () => {
  const seller = ['Papeterie du Nord inc.', '18 rue du Port', 'Rimouski (Québec) G5L 4B2', 'Canada'];
  const sellers = makeSellers({ US: NONE, CA: { seller, returnsTo: undefined } });
  expect(sellerOf('business-CA', sellers)).toEqual({ name: seller[0], address: seller.slice(1), returnsTo: seller });
  expect(sellerOf('consumer-US', sellers).address).toContain('Framingham, MA 01701');
  const returnsTo = ['Retours', '2 rue du Quai', 'Rimouski (Québec) G5L 4B3'];
  expect(sellerOf('consumer-CA', makeSellers({ US: NONE, CA: { seller, returnsTo } })).returnsTo).toEqual(returnsTo);
});

test('[CHK-3] consumers in Canada see the terms of the sale before ordering', () => {
  expect(['consumer-US', 'consumer-CA', 'business-US', 'business-CA'].filter(statesTerms)).toEqual(['consumer-CA']);
});
