/**
 * Ways in which a platform may answer a family of calls; the first applies where the house names none (platform-21, decision 185).
 * `scapi`: Salesforce's standard APIs. `custom`: custom APIs of the house. `controllers`: its site controllers.
 */
export const PLATFORM_WAYS = {
	/** Pages to which addresses lead. */
	routes: ["controllers", "scapi"],
	/** New accounts. */
	registration: ["custom", "scapi"],
	/** Forgotten passwords, and agents who act for a customer. */
	accounts: ["custom", "controllers"],
	/** Changes of a customer's record and addresses. */
	profile: ["scapi", "custom"],
	contexts: ["scapi", "custom", "controllers"],
	newsletter: ["custom", "controllers", "scapi"],
	"notify-me": ["custom", "controllers"],
	loyalty: ["custom", "controllers"],
	/** An order that is looked up by number and proof. */
	"order-lookup": ["custom", "controllers"],
	returns: ["custom", "controllers"],
	/** Reservations and appointments in a store. */
	visits: ["custom", "controllers"],
	sharing: ["custom", "controllers"],
	/** Categories that fit what is typed into the search field. */
	"quick-search": ["controllers", "custom", "scapi"],
	/** Errors that the storefront reports. */
	log: ["controllers", "custom"],
	/** The session in which shared pages are loaded. */
	"server-login": ["scapi", "custom"],
} as const;

export type WayFamily = keyof typeof PLATFORM_WAYS;
export type PlatformWays = { readonly [family in WayFamily]?: (typeof PLATFORM_WAYS)[family][number] };
