import type { CustomChoice } from "../../../shared/domain/product/customisation.ts";
import type { ClickSource } from "../../../shared/domain/shell/shop-events.ts";

export type AddOptions = {
	custom?: CustomChoice;
	/** Parts of a bundle kit, in the kit's order. */
	parts?: string[];
	/** The place of the button, if it differs from the last click. */
	source?: ClickSource;
	/** The address to continue to, when buying at once. */
	goTo?: string;
};
