import type { ConsentCategory } from "../domain/consent/consent.ts";

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
