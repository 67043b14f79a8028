import * as z from "zod";
import { ABSENCES } from "../../worker/platform/breakers/absences.ts";
import type { FamilyName } from "../../worker/platform/breakers/families.ts";
import { pictureAddress } from "../../worker/platform/commerce/catalogue/picture-address.ts";
import { readAccessToken } from "../../worker/platform/commerce/logins/access-token.ts";
import { sharedGuestToken } from "../../worker/platform/commerce/logins/shared/shared-guest.ts";
import type { ScapiContext } from "../../worker/platform/commerce/scapi.ts";
import { type PlatformResponse, PlatformUnavailable, platformFetch } from "../../worker/platform/fetch.ts";
import { ENDPOINTS, type Endpoint, type Place } from "./endpoints.ts";

/** `wrong`: the response has another shape than the storefront reads. `refused`: the client may not call the endpoint. */
export type State = "present" | "absent" | "wrong" | "refused" | "failed";
export type Finding = { family: FamilyName; name: string; state: State; says: string };

export type CheckedPlatform = Pick<ScapiContext, "platform" | "locale"> & { tag: string; now: Date };

const TIMEOUT = 10_000;
const HIT = z.looseObject({
	hits: z
		.array(
			z.looseObject({
				productId: z.string(),
				image: z.looseObject({ link: z.string().optional() }).optional(),
			}),
		)
		.min(1),
});

/** Says which binding names the host of a picture: that of the instance's own pictures, or that of others (platform-24). */
const describePicture = (link: string | undefined): string => {
	if (!link || !URL.canParse(link)) return "";
	const { origin } = new URL(link);
	return pictureAddress(link) === link
		? `pictures: MEDIA_HOSTS = "${origin}"`
		: `pictures: MEDIA_URL = "${origin}"`;
};

const describeFields = (error: z.core.$ZodError): string =>
	error.issues
		.slice(0, 5)
		.map(({ path, message }) => `${path.map(String).join(".") || "the whole response"}: ${message}`)
		.join("; ");

/** A query of the content service has the editors' faults in its response, not in its status. */
const judge = ({ schema, scope }: Endpoint, response: PlatformResponse): Pick<Finding, "state" | "says"> => {
	if (response.ok) {
		const result = schema?.safeParse(response.json);
		return !result || result.success
			? { state: "present", says: "" }
			: { state: "wrong", says: describeFields(result.error) };
	}
	const { kind, status, detail } = response;
	if (kind === "absent") return { state: "absent", says: "" };
	if (kind === "malformed") return { state: "wrong", says: detail };
	if (status === 401 || status === 403)
		return scope || schema
			? {
					state: "refused",
					says: scope ? `${status}: does the client have the scope ${scope}?` : `${status}`,
				}
			: { state: "present", says: "" };
	const isAnswer = kind === "http" && status !== undefined && status < 500;
	// A refusal for too many questions says that the endpoint is there, but not in which shape it answers.
	if (isAnswer && !(schema && status === 429))
		return schema ? { state: "wrong", says: detail } : { state: "present", says: "" };
	return { state: "failed", says: detail };
};

/** Logs in as a guest and asks every endpoint once (platform-20). Changes nothing on the platform but for the guest's session. */
export async function checkPlatform({ platform, locale, tag, now }: CheckedPlatform): Promise<Finding[]> {
	const login = await sharedGuestToken({ platform, locale }, now).then(
		(token) => ({ token }),
		(error: unknown) => ({ error }),
	);
	if ("error" in login) return [judgeLogin(login.error)];
	const claims = readAccessToken(login.token);
	const place: Place = {
		organization: platform.env.COMMERCE_ORGANIZATION,
		siteId: locale.siteId,
		locale: tag,
		usid: claims?.usid ?? "",
		customerId: claims?.customerId ?? "",
		productId: "",
	};
	const findings: Finding[] = [{ family: "slas", name: "guest login", state: "present", says: "" }];
	for (const endpoint of ENDPOINTS) {
		const { family, name, method = "GET", path, body } = endpoint;
		const response = await platformFetch(
			{ ...platform, deadline: AbortSignal.timeout(TIMEOUT) },
			path(place),
			{
				method,
				headers: {
					accept: "application/json",
					authorization: `Bearer ${login.token}`,
					...(body && { "content-type": "application/json" }),
				},
				...(body && { body: JSON.stringify(body) }),
			},
			{ retries: 0, isUnguarded: true },
		);
		const finding: Finding = { family, name, ...judge(endpoint, response) };
		const [hit] = (response.ok && HIT.safeParse(response.json).data?.hits) || [];
		place.productId ||= hit?.productId ?? "";
		findings.push({ ...finding, says: finding.says || describePicture(hit?.image?.link) });
	}
	return findings;
}

const judgeLogin = (error: unknown): Finding => {
	const isAbsent = error instanceof PlatformUnavailable && error.kind === "absent";
	const says = error instanceof Error ? error.message : String(error);
	return { family: "slas", name: "guest login", state: isAbsent ? "absent" : "failed", says };
};

/** Returns whether a family that the shop needs to sell cannot be used. */
export const isFit = (findings: readonly Finding[]): boolean =>
	findings.every(
		({ family, state, name }) => state === "present" || ABSENCES[family].sells || isOptional(name),
	);

/** A family that is needed may have custom APIs, which are not. */
const isOptional = (name: string): boolean => /-api\b/.test(name);

const listFamilies = (findings: readonly Finding[]): FamilyName[] => [
	...new Set(findings.map(({ family }) => family)),
];

/** Ways of SCAPI (platform-21): the endpoint that may be missing, and the one that answers instead. */
const INSTEAD = [
	["routes=scapi", "route information", "Shopper SEO: url-mapping"],
	["registration=scapi", "customer-api: exist", "Shopper Customers"],
	["newsletter=scapi", "newsletter-api: search", "Shopper Consents: subscriptions"],
	["quick-search=scapi", "route information", "Shopper Search: search-suggestions"],
] as const;

/** Returns the ways to write into `PLATFORM_WAYS`, because the usual way of a family is absent and SCAPI's is present. */
export const suggestWays = (findings: readonly Finding[]): string[] => {
	const isState = (name: string, state: State): boolean =>
		findings.some((one) => one.name === name && one.state === state);
	return INSTEAD.filter(([, usual, other]) => isState(usual, "absent") && isState(other, "present")).map(
		([way]) => way,
	);
};

/** Says what the shop does without what is absent of a family: all of it, or custom APIs next to SCAPI alone. */
const describeLoss = (family: FamilyName, own: readonly Finding[]): string[] => {
	const absent = own.filter(({ state }) => state === "absent").map(({ name }) => name);
	const losses = ENDPOINTS.flatMap(({ name, without }) => (absent.includes(name) ? [without] : []));
	if (losses.length === 0) return [];
	return losses.every((says) => says !== undefined)
		? losses.filter((says) => says !== undefined)
		: [ABSENCES[family].says];
};

/** Returns a report: one line for each endpoint, and what the shop does without the families that are missing. */
export function writeReport(findings: readonly Finding[]): string {
	const width = Math.max(...findings.map(({ name }) => name.length));
	return listFamilies(findings)
		.map((family) => {
			const own = findings.filter((one) => one.family === family);
			const lines = own.map(
				({ name, state, says }) => `  ${name.padEnd(width)}  ${state}${says && ` (${says})`}`,
			);
			return [family, ...lines, ...describeLoss(family, own).map((says) => `  → ${says}`)].join("\n");
		})
		.join("\n\n");
}
