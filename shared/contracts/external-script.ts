import type { ConsentCategory } from "../domain/consent/consent.ts";

/** `loads`: the origins of further scripts that the script loads. `images`: those to which it reports by pictures. */
export type AllowedScript = {
	src: string;
	loads?: readonly string[];
	origins: readonly string[];
	images?: readonly string[];
	frames: readonly string[];
	consent?: ConsentCategory;
};

export type ExternalScript = {
	id: string;
	src: string;
	data?: Readonly<Record<string, string>>;
	consent?: ConsentCategory;
};
