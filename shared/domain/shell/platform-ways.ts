/**
 * Ways in which a platform may answer a family of calls; the first applies where the house names none (platform-21). `routes`: what an address
 * leads to. `registration`: new accounts (decision 157).
 */
export const PLATFORM_WAYS = {
	routes: ["controllers", "scapi"],
	registration: ["custom", "scapi"],
} as const;

export type WayFamily = keyof typeof PLATFORM_WAYS;
export type PlatformWays = { readonly [family in WayFamily]?: (typeof PLATFORM_WAYS)[family][number] };
