// A small house that keeps the law, for tests of the wall.

/** Two capabilities that keep the law. */
export const LAWFUL = {
  'src/buying/cart/contract.ts': `import { Type } from 'typebox';\nexport const cartContract = { 'GET /cart': { reply: Type.Object({}) } };\n`,
  'src/buying/cart/rules/index.ts': `export { subtotal } from './subtotal.ts';\n`,
  'src/buying/cart/rules/subtotal.ts': `import { price } from '#goods/pricing/rules';\nexport const subtotal = (at: Date): number => price(at.getTime());\n`,
  'src/buying/cart/server/index.ts': `export { readCart } from './read-cart.ts';\n`,
  'src/buying/cart/server/read-cart.ts': `import { readFileSync } from 'node:fs';\nimport { subtotal } from '#buying/cart/rules';\nimport { cartContract } from '#buying/cart/contract';\nimport { db } from '#platform/db';\nexport const readCart = (): unknown => [readFileSync, subtotal(new Date()), cartContract, db];\n`,
  'src/buying/cart/screen/index.ts': `export { CartView } from './cart-view.tsx';\n`,
  'src/buying/cart/screen/cart-view.tsx': `import { subtotal } from '#buying/cart/rules';\nimport type { cartContract } from '#buying/cart/contract';\nimport { Button } from '#ui/kit/button';\nexport type Contract = typeof cartContract;\nexport const CartView = ({ at }: { at: Date }) => <Button>{subtotal(at)}</Button>;\n`,
  'src/goods/pricing/rules/index.ts': `export { price } from './price.ts';\n`,
  'src/goods/pricing/rules/price.ts': `export const price = (cents: number): number => cents;\n`,
  'src/platform/db.ts': `export const db = {};\n`,
  'src/ui/kit/button.tsx': `import type { ReactNode } from 'react';\nexport const Button = ({ children }: { children: ReactNode }) => <button type="button">{children}</button>;\n`,
};

/** Source text of a file that imports one name. */
export const useOf = (specifier: string, name: string): string =>
  `import { ${name} } from '${specifier}';\nexport const used: unknown = ${name};\n`;
