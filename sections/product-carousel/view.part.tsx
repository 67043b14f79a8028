import { TileCarousel } from "../../client/features/listing/tile/tile-carousel.tsx";
import type { ProductRowView } from "../../shared/contracts/product-row-view.ts";

export const Part = ({ view }: { view: ProductRowView }) => <TileCarousel carousel={view} />;
