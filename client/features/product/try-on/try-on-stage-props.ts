import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind, TryOnView } from "../../../../shared/contracts/product-option-views.ts";

/** Props for a provider of virtual try-on, which renders into an open dialog. */
export type TryOnStageProps = {
	kind: TryOnKind;
	product: ProductData;
	view: TryOnView;
	onAdd(): void;
};
