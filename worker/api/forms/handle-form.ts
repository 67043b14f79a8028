import type { Context } from "hono";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { allowedCampaign } from "../../../shared/domain/campaign/campaign.ts";
import { readTextCode } from "../../../shared/i18n/all-texts.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { readDevice } from "../../base/device.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { refuse } from "../../base/problem.ts";
import { settingsAt } from "../../platform/config.ts";
import { createCalls } from "../../request/calls.ts";
import { campaignCookiesOfPage, currentCampaign } from "../../request/cookies/campaign-cookies.ts";
import { createVisitor } from "../../request/create-visitor.ts";
import { loadTexts } from "../../request/load-texts.ts";
import { locate } from "../../request/locate.ts";
import { methodNotAllowed } from "../../request/middleware/request-guard.ts";
import type { PageRequestContext } from "../../request/page/create-page-context.ts";
import { readViewer } from "../../request/page/read-viewer.ts";
import { previewedCampaign } from "../../request/preview/previewed-campaign.ts";
import { hasPage } from "../../request/resolve/has-page.ts";
import type { RouteTable } from "../../request/resolve/route-table.ts";
import { loggingAgent } from "../identity/log-agent.ts";
import { leavePage } from "./leave-page.ts";

const readForm = async (request: Request): Promise<FormData | null> => {
	const type = request.headers.get("content-type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
	return request.formData().catch(() => null);
};

const seeOther = (request: Request, location: string): Response =>
	request.headers.get("accept") === "application/json"
		? Response.json({ location }, { headers: { "cache-control": NO_STORE } })
		: new Response(null, { status: 303, headers: { location, "cache-control": NO_STORE } });

export const handleForm = async (c: Context<AppEnv>, routes: RouteTable): Promise<Response> => {
	const url = new URL(c.req.url);
	const calls = createCalls(c);
	const { resolution, book, impliedSiteId } = await locate(c, calls, url.pathname, url.search);
	const handle = resolution.kind === "localised" ? routes.at(resolution.path)?.form : undefined;
	if (resolution.kind !== "localised" || !handle) return methodNotAllowed(c.req.raw, "GET, HEAD");
	const { locale } = resolution;
	c.set("route", routes.nameAt(resolution.path));
	const [form] = await Promise.all([readForm(c.req.raw), loadTexts(calls.assets, readTextCode(locale))]);
	if (!form) return refuse(c.req.raw, 400, "This form cannot be read.");
	const visitor = createVisitor(c, calls, locale);
	const formContext: Parameters<typeof handle>[1] = {
		calls,
		locale,
		settings: () => settingsAt(calls, locale),
		paths: createPaths(locale),
		visitor,
		visitorIn: (other) => createVisitor(c, calls, other),
		hasPage: ({ locale: other, location }) => {
			const { pathname, search } = new URL(location, url);
			const path = pathname.slice(other.prefix.length) || "/";
			const viewer: PageRequestContext["viewer"] = (platform) =>
				readViewer(platform, other, c.req.raw, new Date(calls.cache.now()));
			const page = { locale: other, path, search, origin: url.origin, impliedSiteId, viewer };
			return hasPage(calls, page, routes);
		},
		book,
		impliedSiteId,
		instanceType: c.env.INSTANCE_TYPE,
		address: c.req.header("cf-connecting-ip"),
		now: new Date(calls.cache.now()),
		device: readDevice(c.req.raw.headers, c.get("preview")),
		url,
		campaign: previewedCampaign(
			allowedCampaign(
				currentCampaign({
					cookies: c.req.header("cookie") ?? null,
					url: url.href,
					instanceType: c.env.INSTANCE_TYPE,
				}),
				visitor.consent,
			),
			c.get("preview"),
		),
		campaignCookies: (consent) => campaignCookiesOfPage(c.req.raw, consent, c.env.INSTANCE_TYPE),
	};
	const outcome = await loggingAgent(calls.platform.log, visitor.shopper, c.req, () =>
		handle(form, formContext),
	);
	await visitor.facts.carry();
	if ("refusal" in outcome) return refuse(c.req.raw, 400, outcome.refusal);
	const response =
		"leave" in outcome ? leavePage(c.req.raw, outcome.leave, locale) : seeOther(c.req.raw, outcome.location);
	const cookies = [
		...("cookies" in outcome ? (outcome.cookies ?? []) : []),
		...visitor.setCookies(),
		...visitor.drafts.setCookies(),
	];
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
};
