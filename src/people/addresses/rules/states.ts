// States and provinces that the shop ships to, by two letters, in display order.
import type { Country } from '#base/site/rules';

const US =
  'AL AK AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY'.split(
    ' ',
  );
const CA = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

export function statesOf(country: Country): readonly string[] {
  return country === 'US' ? US : CA;
}
