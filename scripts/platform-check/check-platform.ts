import * as z from "zod";
import { ABSENCES } from "../../worker/platform/breakers/absences.ts";
import type { FamilyName } from "../../worker/platform/breakers/families.ts";
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
const HIT = z.looseObject({ hits: z.array(z.looseObject({ productId: z.string() })).min(1) });

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
		if (response.ok) place.productId ||= HIT.safeParse(response.json).data?.hits[0]?.productId ?? "";
		findings.push({ family, name, ...judge(endpoint, response) });
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

/** Returns a report: one line for each endpoint, and what the shop does without the families that are missing. */
export function writeReport(findings: readonly Finding[]): string {
	const width = Math.max(...findings.map(({ name }) => name.length));
	return listFamilies(findings)
		.map((family) => {
			const own = findings.filter((one) => one.family === family);
			const lines = own.map(
				({ name, state, says }) => `  ${name.padEnd(width)}  ${state}${says && ` (${says})`}`,
			);
			const isMissing = own.some(({ state }) => state === "absent");
			return [family, ...lines, ...(isMissing ? [`  → ${ABSENCES[family].says}`] : [])].join("\n");
		})
		.join("\n\n");
}
