import type { CustomChoice } from "../../../shared/domain/product/customisation.ts";
import type { ClickSource } from "../../../shared/domain/shell/shop-events.ts";

/** Options with which a product is added to the bag. */
export type AddOptions = {
	custom?: CustomChoice;
	/** Of a bundle kit, in its order. */
	parts?: string[];
	/** Where it was added, when that is not where it was clicked before. */
	source?: ClickSource;
	/** Where buying goes on at once. */
	goTo?: string;
};
