// Every address that is no page: the frame shows what is shown then.
import { data } from 'react-router';

export const headers = () => ({ 'x-public-page': '1' });

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
