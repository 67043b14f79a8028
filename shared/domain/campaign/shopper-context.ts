import type { Campaign } from "./campaign.ts";

export type ContextBody = {
	customQualifiers: Record<string, string>;
	assignmentQualifiers: Record<string, string>;
	sourceCode?: string;
	effectiveDateTime?: string;
};

export const wantedContext = ({
	country,
	device,
	group,
	campaign: { utmSource, personalShopperId, sourceCode, effectiveDateTime },
}: {
	country: string;
	device: "mobile" | "desktop";
	group?: string;
	campaign: Campaign;
}): ContextBody => {
	const assignmentQualifiers = {
		platform: "web",
		shippingCountry: country,
		...(utmSource === undefined ? {} : { utmSource }),
		...(personalShopperId === undefined ? {} : { personalShopperUserId: personalShopperId }),
	};
	return {
		customQualifiers: {
			...assignmentQualifiers,
			deviceType: device,
			...(group === undefined ? {} : { customergroupId: group }),
		},
		assignmentQualifiers,
		...(sourceCode === undefined ? {} : { sourceCode }),
		...(effectiveDateTime === undefined ? {} : { effectiveDateTime }),
	};
};

const OPTIONAL = ["utmSource", "personalShopperUserId"] as const;
const absent = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export const contextChange = (context: ContextBody) => ({
	customQualifiers: { ...absent([...OPTIONAL, "customergroupId"]), ...context.customQualifiers },
	assignmentQualifiers: { ...absent(OPTIONAL), ...context.assignmentQualifiers },
	sourceCode: context.sourceCode ?? "",
	effectiveDateTime: context.effectiveDateTime ?? "",
});

const MISSING =
	/shopper[-_ ]?context[-_ ]?not[-_ ]?found|shopper context .*not (?:been )?found|has no shopper context/i;

/**
 * Returns true if the response means that the platform has no context for the shopper. Platforms report this by status 404 or in one of
 * several fields.
 */
export const isContextMissing = (status: number, body: unknown): boolean => {
	if (status === 404) return true;
	if (status < 400 || status >= 500 || typeof body !== "object" || body === null) return false;
	const fields = body as Record<string, unknown>;
	const fault = typeof fields.fault === "object" && fields.fault !== null ? fields.fault : {};
	const texts = { ...fields, ...fault } as Record<string, unknown>;
	return ["type", "code", "errorCode", "title", "detail", "message"].some(
		(name) => typeof texts[name] === "string" && MISSING.test(texts[name]),
	);
};

export type ContextRefusal = "gone" | "later" | "refused";

export const classifyContextRefusal = (status: number, body: unknown): ContextRefusal => {
	if (isContextMissing(status, body)) return "gone";
	return status >= 500 || status === 408 || status === 429 ? "later" : "refused";
};

/** The number of times in a visit that a customer is signed out because the platform refuses the context (identity-73). */
export const MOST_SIGN_OUTS = 2;
