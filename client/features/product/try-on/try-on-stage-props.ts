import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind, TryOnView } from "../../../../shared/contracts/product-option-views.ts";

/** What a provider of virtual try-ons is given. It draws into a dialog that is there already. */
export type TryOnStageProps = {
	kind: TryOnKind;
	product: ProductData;
	view: TryOnView;
	/** Puts the shown product into the bag. */
	onAdd(): void;
};
