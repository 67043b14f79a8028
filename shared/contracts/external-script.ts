import type { ConsentCategory } from "../domain/consent/consent.ts";

/** An external script that a page may load on demand (security-8), with the origins that it calls and shows in frames. */
export type AllowedScript = {
	src: string;
	origins: readonly string[];
	frames: readonly string[];
	consent?: ConsentCategory;
};

export type ExternalScript = {
	id: string;
	src: string;
	data?: Readonly<Record<string, string>>;
	consent?: ConsentCategory;
};
