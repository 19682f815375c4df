// The number of units of a line to return, between zero and the returnable units.
import { useState } from 'react';
import { ordersWords } from '#buying/orders/words';
import { Quantity } from '#ui/kit/quantity';
import { useWords } from '#ui/page/shop';

export interface ReturnUnitsProps {
  readonly name: string;
  readonly title: string;
  readonly most: number;
  readonly first: number;
}

export function ReturnUnits({ name, title, most, first }: ReturnUnitsProps) {
  const t = useWords(ordersWords);
  const [units, setUnits] = useState(Math.min(first, most));
  return (
    <Quantity
      name={name}
      value={units}
      onChange={setUnits}
      min={0}
      max={most}
      size="small"
      label={t('returnUnitsOf', { title, n: most })}
      lessLabel={t('returnFewer', { title })}
      moreLabel={t('returnMore', { title })}
    />
  );
}
