import type { ComponentType } from "react";
import type { ProductData } from "../../../shared/contracts/page.ts";
import type { TryOnKind, TryOnView } from "../../../shared/contracts/product-option-views.ts";

/** What a provider of virtual try-ons is given. It draws into a dialog that is there already. */
export type TryOnStageProps = {
	kind: TryOnKind;
	product: ProductData;
	view: TryOnView;
	/** Puts the shown piece into the bag. */
	onAdd(): void;
};

/** The one place that knows which provider it is; it comes with the first click. */
export const loadTryOn = async (): Promise<ComponentType<TryOnStageProps>> =>
	(await import("./try-on-stage.tsx")).TryOnStage;
