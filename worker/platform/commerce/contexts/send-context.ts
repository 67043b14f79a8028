import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import {
	type ContextBody,
	type ContextRefusal,
	classifyContextRefusal,
	contextChange,
} from "../../../../shared/domain/campaign/shopper-context.ts";
import type { Bindings } from "../../../base/bindings.ts";
import { clock } from "../../../base/clock.ts";
import type { Log } from "../../../base/log.ts";
import { controllerPath } from "../../controller-path.ts";
import { postToController } from "../../controller-token.ts";
import { type PlatformContext, PlatformUnavailable, platformResponse, platformUrl } from "../../fetch.ts";
import { logOwnRefusal } from "../../refusals/log-refusal.ts";
import { isRefusal, refusalStatus } from "../../refusals/refusal.ts";
import { readWay } from "../../ways/ways.ts";
import type { Shopper, ShopperSession } from "../logins/sessions.ts";

export type SendContext = {
	platform: PlatformContext & { env: Pick<Bindings, "COMMERCE_ORGANIZATION"> };
	locale: Pick<SiteLocale, "siteId">;
};
type Sent = { ok: true } | { ok: false; refusal: ContextRefusal; status?: number; reason: string };

const TIMEOUT = 800;

/**
 * Changes a known context by PATCH. Sends the whole context by PUT if the context is not known, or if the platform has lost it
 * (identity-70). Each request renews a rejected token once.
 */
export const sendContext = async (
	cx: SendContext,
	shopper: Shopper,
	context: ContextBody,
	isKnown: boolean,
): Promise<Sent> => {
	// Other ways than SCAPI take whole contexts alone.
	const isChanged = isKnown && readWay(cx.platform.env, "contexts") === "scapi";
	const first = isChanged ? await send(cx, shopper, "PATCH", contextChange(context)) : null;
	if (first && (first.ok || first.refusal !== "gone")) return first;
	return send(cx, shopper, "PUT", context);
};

const send = async (
	cx: SendContext,
	shopper: Shopper,
	method: "PUT" | "PATCH",
	body: object,
): Promise<Sent> => {
	try {
		const session = await shopper.session();
		const outcome = await call(cx, session, method, body);
		if (outcome.ok || outcome.refusal !== "refused" || !isForeign(outcome.status)) return outcome;
		return await call(cx, await shopper.renew(), method, body);
	} catch (error) {
		if (!(error instanceof PlatformUnavailable)) throw error;
		return { ok: false, refusal: "later", reason: error.message };
	}
};

const isForeign = (status: number | undefined): boolean => status === 400 || status === 401;

const call = async (
	{ platform, locale: { siteId } }: SendContext,
	{ usid, accessToken }: ShopperSession,
	method: "PUT" | "PATCH",
	body: object,
): Promise<Sent> => {
	const way = readWay(platform.env, "contexts");
	const options = { timeout: TIMEOUT, retries: 0 };
	if (way === "controllers") {
		const action = "Context-Set";
		const post = { siteId, action, body, accessToken };
		const response = await postToController(platform, post, clock.now(), options);
		return readOutcome(
			platform.log,
			new Request(platformUrl(platform.env, controllerPath(siteId, action))),
			response,
		);
	}
	const organization = `v1/organizations/${encodeURIComponent(platform.env.COMMERCE_ORGANIZATION)}`;
	const path =
		way === "custom"
			? `/custom/context-api/${organization}/context`
			: `/shopper/shopper-context/${organization}/shopper-context/${encodeURIComponent(usid)}`;
	const url = platformUrl(platform.env, `${path}?${new URLSearchParams({ siteId })}`);
	const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
	const request = new Request(url, { method, headers, body: JSON.stringify(body) });
	const response = await platformResponse(platform, request, options);
	return readOutcome(platform.log, request, response);
};

const readOutcome = async (log: Log, request: Request, response: Response): Promise<Sent> => {
	const { ok, status } = response;
	const text = await response.text();
	let body: unknown;
	try {
		body = text === "" ? undefined : JSON.parse(text);
	} catch {
		if (ok) return { ok: false, refusal: "later", status, reason: "The platform's response is not JSON." };
	}
	if (ok && !isRefusal(body)) return { ok: true };
	if (ok) logOwnRefusal(log, request, status, body);
	const reason = `The platform responded ${status}.`;
	const effectiveStatus = ok ? (refusalStatus(body) ?? 400) : status;
	const refusal = classifyContextRefusal(effectiveStatus, body);
	const isUnclear = ok && refusal === "refused" && effectiveStatus === 400;
	return { ok: false, refusal: isUnclear ? "later" : refusal, status: effectiveStatus, reason };
};
