// Radius and service filters, shared by the stores page and the drawer.
import { distanceUnit, LOCATOR_RADIUS, STORE_SERVICES } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useShop, useWords } from '#ui/page/shop';
import styles from './store-narrowing.module.css';

const RADII = [5, 10, 25, 50, LOCATOR_RADIUS] as const;

/** Includes a radius from the address that is not one of the choices. */
function radiiWith(asked: number): readonly number[] {
  return RADII.some((radius) => radius === asked) ? RADII : [...RADII, asked].toSorted((a, b) => a - b);
}

/** Submitted as `radius`. */
export function RadiusField({ radius: asked }: { readonly radius: number }) {
  const t = useWords(storesWords);
  const unit = distanceUnit(useShop().site.country);
  return (
    <Field label={t('radius')}>
      <Select
        name="radius"
        defaultValue={String(asked)}
        options={radiiWith(asked).map((radius) => ({ value: String(radius), label: t(`distance_${unit}`, { n: radius }) }))}
      />
    </Field>
  );
}

interface ServicesFieldProps {
  readonly services: readonly string[];
  /** In a drawer the radius is folded in too, so that its first screen shows a store. */
  readonly radius?: number;
}

/** Submitted as `service`, with the button of the surrounding form. */
export function ServicesField({ services, radius }: ServicesFieldProps) {
  const t = useWords(storesWords);
  return (
    <Disclosure
      title={t(radius === undefined ? 'filters' : 'filtersAll')}
      note={services.length === 0 ? undefined : services.length}
      open={services.length > 0}
    >
      {radius !== undefined && <RadiusField radius={radius} />}
      <fieldset className={styles.services}>
        <legend className="sr">{t('services')}</legend>
        {STORE_SERVICES.map((service) => (
          <Checkbox
            key={service}
            name="service"
            value={service}
            defaultChecked={services.includes(service)}
            label={t(`service.${service}`)}
          />
        ))}
      </fieldset>
      <Button type="submit" size="small">
        {t('applyFilters')}
      </Button>
    </Disclosure>
  );
}
