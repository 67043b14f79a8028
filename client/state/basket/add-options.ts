import type { CustomChoice } from "../../../shared/domain/catalogue/customisation.ts";
import type { ClickSource } from "../../../shared/domain/shell/shop-events.ts";

export type AddOptions = {
	custom?: CustomChoice;
	parts?: string[];
	source?: ClickSource;
	goTo?: string;
};
