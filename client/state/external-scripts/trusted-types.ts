type TrustedTypes = {
	/** A `TrustedHTML` object, typed as a string because React passes it to the browser unchanged. */
	emptyHTML: string;
	createPolicy(name: string, rules: Record<"createHTML" | "createScriptURL", (text: string) => string>): void;
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Empty HTML that the page's policy accepts (security-10). */
export const EMPTY_HTML = trustedTypes?.emptyHTML ?? "";

let isLenient = false;

/**
 * Allows strings as HTML and as script addresses from now on, because external scripts use them. The security policy still limits which
 * scripts run.
 */
export function trustScriptsOfOthers(): void {
	if (isLenient) return;
	isLenient = true;
	const keepText = (text: string) => text;
	trustedTypes?.createPolicy("default", { createHTML: keepText, createScriptURL: keepText });
}
