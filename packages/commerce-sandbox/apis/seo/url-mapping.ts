import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { languageOfRequest, localeRefusal } from "../../requests/request-locale.ts";
import { findRoute } from "../controllers/route-info.ts";
import { pagePath } from "../controllers/route-rules.ts";

export const urlMappingApp = new Hono<CommerceHono>();

const MAX_SEGMENT = 2047;

const knownLocale = createMiddleware<CommerceHono>(async (c, next) => {
	const locale = c.req.query("locale");
	if (locale !== undefined && localeRefusal(locale)) {
		const excerpt = locale.slice(0, 32);
		return problem(400, "unknown-locale", `The locale '${excerpt}' is unknown.`, { locale: excerpt });
	}
	await next();
});

urlMappingApp.get(
	"/site/shopper-seo/v1/organizations/:org/url-mapping",
	requireShopper,
	knownLocale,
	acceptParameters({ urlSegment: "required text" }),
	async (c) => {
		const segment = c.req.query("urlSegment") ?? "";
		const { siteId } = c.get("shopper");
		const path = segment.includes("?") ? undefined : pagePath(encodeURI(segment).replaceAll("%25", "%"));
		const route =
			path !== undefined && encodeURIComponent(segment).length <= MAX_SEGMENT
				? await findRoute(
						c.env.DB,
						{ siteId, language: languageOfRequest(c, siteId) },
						path,
						new URLSearchParams(),
					)
				: undefined;
		const resource = route && findResource(route.action);
		const last = route?.redirects.at(-1);
		if (!route || (!resource && !last)) {
			const excerpt = segment.slice(0, 256);
			return problem(404, "seo-url-mapping-not-found", excerpt, {
				urlSegment: excerpt,
				locale: c.req.query("locale") ?? "default",
			});
		}
		const [first] = route.redirects;
		return c.json({
			...resource,
			...(first && last
				? { statusCode: first.status, destinationUrl: last.location, copySourceParams: true }
				: {}),
		});
	},
);

function findResource(action: { action: string; [datum: string]: string }): object | undefined {
	switch (action.action) {
		case "Product-Show":
			return { resourceType: "PRODUCT", resourceId: action.pid };
		case "Content-Show":
			return {
				resourceType: "CONTENT_ASSET",
				resourceSubType: "PAGE_DESIGNER_CONTENT_ASSET",
				resourceId: action.slug?.replace(/^\//, ""),
			};
		case "Search-Show":
			return action.cgid === undefined ? undefined : { resourceType: "CATEGORY", resourceId: action.cgid };
		default:
			return undefined;
	}
}
