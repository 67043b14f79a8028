/** The part of Trusted Types that the shop uses; absent in browsers without them. */
type TrustedTypes = {
	/** Typed as the text that it stands for: React hands it to the browser as it is. */
	emptyHTML: string;
	createPolicy(name: string, rules: Record<"createHTML" | "createScriptURL", (text: string) => string>): void;
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** No HTML, as an element takes it under the page's policy (security-10). */
export const EMPTY_HTML = trustedTypes?.emptyHTML ?? "";

let isLenient = false;

/**
 * Lets texts become HTML and addresses of scripts from here on, since scripts of others, such as a wallet's, do that. Which scripts may run is still
 * said by the page's policy, by their addresses (security-10).
 */
export function trustScriptsOfOthers(): void {
	if (isLenient) return;
	isLenient = true;
	const unchanged = (text: string) => text;
	trustedTypes?.createPolicy("default", { createHTML: unchanged, createScriptURL: unchanged });
}
