import type { Campaign } from "./campaign.ts";

/** The session's context, in the format of the platform's Shopper Context (identity-70). */
export type ContextBody = {
	customQualifiers: Record<string, string>;
	assignmentQualifiers: Record<string, string>;
	sourceCode?: string;
	/** ISO, UTC. */
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
	/** The first of the customer's groups. */
	group?: string;
	/** The campaign as far as the shopper's consent allows. */
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

/** Taken away by null, where they are not named. */
const OPTIONAL = ["utmSource", "personalShopperUserId"] as const;
const absent = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

/** The change after which a context that this shop has made is the wanted one: what is not in it any more is taken away. */
export const contextChange = (wanted: ContextBody) => ({
	customQualifiers: { ...absent([...OPTIONAL, "customergroupId"]), ...wanted.customQualifiers },
	assignmentQualifiers: { ...absent(OPTIONAL), ...wanted.assignmentQualifiers },
	sourceCode: wanted.sourceCode ?? "",
	effectiveDateTime: wanted.effectiveDateTime ?? "",
});

const MISSING =
	/shopper[-_ ]?context[-_ ]?not[-_ ]?found|shopper context .*not (?:been )?found|has no shopper context/i;

/**
 * Whether a refusal says that the session has no context yet: platforms of different age say so by status, by `type`, `code`,
 * `title`, `detail` or a `fault`.
 */
export const isContextMissing = (status: number, body: unknown): boolean => {
	if (status === 404) return true;
	if (status < 400 || status >= 500 || typeof body !== "object" || body === null) return false;
	const said = body as Record<string, unknown>;
	const fault = typeof said.fault === "object" && said.fault !== null ? said.fault : {};
	const texts = { ...said, ...fault } as Record<string, unknown>;
	return ["type", "code", "errorCode", "title", "detail", "message"].some(
		(name) => typeof texts[name] === "string" && MISSING.test(texts[name]),
	);
};

/** `gone`: make one. `later`: the platform is away. `refused`: it does not take this session (identity-73). */
export type ContextRefusal = "gone" | "later" | "refused";

export const contextRefusalOf = (status: number, body: unknown): ContextRefusal => {
	if (isContextMissing(status, body)) return "gone";
	return status >= 500 || status === 408 || status === 429 ? "later" : "refused";
};

/** A customer whom the platform refuses is signed out so often at most, lest they never get in (identity-73). */
export const MOST_SIGN_OUTS = 2;
