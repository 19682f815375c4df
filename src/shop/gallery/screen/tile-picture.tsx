// A product's picture in a tile or banner of the gallery.
import { Picture } from '#ui/kit/picture';
import { pictureOf } from './product-tile.tsx';

export const TilePicture = ({ itemId }: { readonly itemId: string }) => <Picture src={pictureOf(itemId)} alt="" width={240} height={240} />;
