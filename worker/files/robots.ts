import { sitemapPath } from "../../shared/domain/addresses/paths.ts";
import { type InstanceType, isIndexed } from "../base/bindings.ts";
import { siteConfig } from "../base/sites.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

const DISALLOWED = [
	"/api/",
	"/_page/",
	"/ops/",
	"/on/demandware.store/",
	"/*/preferences",
	"/*?*prefn",
	"/*?*srule",
];

export const robotsTxt = (origin: string, instanceType: InstanceType): string => {
	if (!isIndexed(instanceType)) return "User-agent: *\nDisallow: /\n";
	return [
		"User-agent: *",
		...DISALLOWED.map((path) => `Disallow: ${path}`),
		"",
		...siteConfig.sites.map(({ alias }) => `Sitemap: ${origin}${sitemapPath(alias)}`),
		"",
	].join("\n");
};

export const handleRobots = (request: Request, instanceType: InstanceType): Response =>
	new Response(robotsTxt(new URL(request.url).origin, instanceType), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": CACHE_CONTROL.robots },
	});
