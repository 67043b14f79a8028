import { TileCarousel } from "../../client/features/listing/tile/tile-carousel.tsx";
import { AnyRow } from "../../client/features/recommendations/placed-row.tsx";
import type { ProductRowView } from "../../shared/contracts/product-row-view.ts";

export const Part = ({ view }: { view: ProductRowView }) => <AnyRow view={view} row={TileCarousel} />;
