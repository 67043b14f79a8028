export type IdentityProviderSetting = {
	id: string;
	name: string;
	clientId: string;
	countries?: readonly string[];
	authorizeUrl?: string;
	script?: {
		id: string;
		src: string;
		origins?: readonly string[];
		frames?: readonly string[];
		consent?: "analytics" | "personalisation" | "marketing";
	};
};

const resolveOrigins = (addresses: readonly string[] | undefined, origin: string) =>
	addresses?.map((address) => new URL(address, origin).origin);

export const resolveProviders = (
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
				origins: resolveOrigins(script.origins, origin),
				frames: resolveOrigins(script.frames, origin),
			},
		}),
	}));
