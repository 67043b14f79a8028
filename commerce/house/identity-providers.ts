/** A provider that customers may sign in by, as merchants set it for a site. */
export type IdentityProviderSetting = {
	/** One of the platform's: apple, facebook, google, line, house. */
	id: string;
	/** What shoppers know it by. */
	name: string;
	/** The house's id there. */
	clientId: string;
	/** Its page to sign in, for providers that a storefront sends shoppers to itself. */
	authorizeUrl?: string;
};

/** With whole addresses: those that are paths are at `origin`, where the stand-ins are. */
export const providersOf = (
	settings: readonly IdentityProviderSetting[] = [],
	origin: string,
): IdentityProviderSetting[] =>
	settings.map((one) =>
		one.authorizeUrl === undefined ? one : { ...one, authorizeUrl: new URL(one.authorizeUrl, origin).href },
	);
