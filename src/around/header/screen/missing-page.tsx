// The catch-all route: throws 404, which the frame displays.
import { data } from 'react-router';

export const headers = () => ({ 'x-public-page': '1' });

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
