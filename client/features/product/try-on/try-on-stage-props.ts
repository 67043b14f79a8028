import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind, TryOnView } from "../../../../shared/contracts/product-option-views.ts";

export type TryOnStageProps = {
	kind: TryOnKind;
	product: ProductData;
	view: TryOnView;
	onAdd(): void;
};
