import type { ConsentCategory } from "../domain/consent/consent.ts";

/** A script of others that pages load on demand. */
export type ExternalScript = {
	/** Its element's. */
	id: string;
	src: string;
	/** It is not loaded before the shopper has agreed to this. */
	consent?: ConsentCategory;
};
