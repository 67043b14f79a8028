import type { ConsentCategory } from "../domain/consent/consent.ts";

/** A script of others that a page may load when a shopper asks for it (security-8), the origins that it calls, and those that it shows in frames. */
export type AllowedScript = {
	src: string;
	origins: readonly string[];
	frames: readonly string[];
	consent?: ConsentCategory;
};

/** A script of others that pages load on demand. */
export type ExternalScript = {
	/** Its element's. */
	id: string;
	src: string;
	/** The script element's `data-` attributes. */
	data?: Readonly<Record<string, string>>;
	/** The script loads once the shopper has granted this category. */
	consent?: ConsentCategory;
};
