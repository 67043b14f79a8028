/** A provider that customers may sign in by, as merchants set it for a site. */
export type IdentityProviderSetting = {
	/** One of the platform's: apple, facebook, google, line, house. */
	id: string;
	/** What shoppers know it by. */
	name: string;
	/** The house's id there. */
	clientId: string;
	/** Countries in which it is offered; without it, all countries of the site. */
	countries?: readonly string[];
	/** Its page to sign in, for providers that a storefront sends shoppers to itself. */
	authorizeUrl?: string;
	/** Its own script, for providers that sign in within the shop's page. */
	script?: {
		/** Of its element. */
		id: string;
		src: string;
		/** What the script calls. */
		origins?: readonly string[];
		/** What it shows in frames. */
		frames?: readonly string[];
		/** It may not be loaded before the shopper has agreed to this category. */
		consent?: "analytics" | "personalisation" | "marketing";
	};
};

const originsOf = (addresses: readonly string[] | undefined, origin: string) =>
	addresses?.map((address) => new URL(address, origin).origin);

/** With whole addresses: those that are paths are at `origin`, where the stand-ins are. */
export const providersOf = (
	settings: readonly IdentityProviderSetting[] = [],
	origin: string,
): IdentityProviderSetting[] =>
	settings.map(({ authorizeUrl, script, ...one }) => ({
		...one,
		...(authorizeUrl === undefined ? {} : { authorizeUrl: new URL(authorizeUrl, origin).href }),
		...(script && {
			script: {
				...script,
				src: new URL(script.src, origin).href,
				origins: originsOf(script.origins, origin),
				frames: originsOf(script.frames, origin),
			},
		}),
	}));
