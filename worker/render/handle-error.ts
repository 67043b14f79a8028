import { isLanguage, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import type { ErrorData } from "../../pages/error/contract.ts";
import { loadError } from "../../pages/error/loader.ts";
import { pageOfDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { createThrottle, REPORT_INTERVAL } from "../../shared/domain/lib/throttle.ts";
import { LAST_WORDS, readTextCode } from "../../shared/i18n/all-texts.ts";
import type { AppEnv } from "../base/bindings.ts";
import { clock } from "../base/clock.ts";
import { readDevice } from "../base/device.ts";
import { problem, refuse } from "../base/problem.ts";
import { readRequestClass } from "../base/request-class.ts";
import { siteConfig } from "../base/sites.ts";
import { within } from "../cache/single-flight.ts";
import { createContent } from "../platform/content/content.ts";
import { notifyErrorStream } from "../platform/error-stream.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";
import { isUnavailable } from "../platform/is-unavailable.ts";
import { ShopClosed } from "../platform/switches.ts";
import { createCalls } from "../request/calls.ts";
import { loadTexts } from "../request/load-texts.ts";
import { findKnownShell, forClient } from "../request/page/shell.ts";
import { createWarn } from "../request/warn-once.ts";
import { fallbackContext } from "./fallback-context.ts";
import { RETRY_AFTER, toResponse } from "./handle-page.ts";
import type { RenderHtml } from "./html-renderer.ts";
import { respondPrivately } from "./respond-with-page.ts";

/** Milliseconds that the page of an error waits for editors' sections. */
const PATIENCE = 1000;
const SOURCE = "render/handle-error";
/** One line a minute for the same fault, because every request fails in an outage. */
const isDue = createThrottle(REPORT_INTERVAL);
const HINT =
	"The commerce cloud does not respond. Start the embedded one together with the storefront: npm run commerce";

const detailOf = (error: Error, c: Context<AppEnv>): ErrorData["detail"] => {
	if (c.env.INSTANCE_TYPE === "production") return undefined;
	const stack = c.env.INSTANCE_TYPE === "development" ? error.stack : undefined;
	const hint = error instanceof PlatformUnavailable && error.kind === "network" ? HINT : undefined;
	return { message: error.message, stack: stack || undefined, hint };
};

const guessLocale = (path: string): SiteLocale => {
	const [site] = siteConfig.sites;
	const match = /^\/([a-z]{2})-([a-z]{2})(?=\/|$)/.exec(path);
	const [prefix, language, country] = match ?? [];
	const fallback = {
		siteId: siteConfig.defaultSite,
		country: site?.defaultCountry ?? "IT",
		language: site?.defaultLanguage ?? "en",
		currency: "EUR",
		prefix: "",
	} as const;
	if (!prefix || !country || !language || !isLanguage(language)) return fallback;
	return { ...fallback, country: country.toUpperCase(), language, prefix };
};

export const handleError = async (
	error: Error,
	c: Context<AppEnv>,
	renderHtml: RenderHtml,
): Promise<Response> => {
	const calls = createCalls(c);
	const url = new URL(c.req.url);
	const unavailable = isUnavailable(error);
	const status = unavailable ? 503 : 500;
	if (!(error instanceof ShopClosed))
		c.get("log")("error", SOURCE, unavailable ? "The platform is unavailable" : "A request failed", {
			error,
			status,
			path: url.pathname,
		});
	if (!unavailable)
		notifyErrorStream(calls, {
			level: "error",
			type: "server",
			title: error.message.slice(0, 200) || error.name,
			source: url.pathname.slice(0, 200),
		});
	const dataPath = pageOfDataPath(url.pathname);
	if (url.pathname.startsWith("/api/"))
		return problem(status, unavailable ? "The shop is not available just now." : "Something went wrong.", {
			headers: unavailable ? { "retry-after": RETRY_AFTER } : {},
			extra: { code: "unavailable", requestId: c.get("requestId") },
		});
	const pathname = dataPath ?? url.pathname;
	const { origin, searchParams } = url;
	const locale = c.get("locale") ?? guessLocale(pathname);
	try {
		await loadTexts(calls.assets, readTextCode(locale));
	} catch (error) {
		c.get("log")("error", SOURCE, "The texts failed to load, and the plain error page is shown", {
			error,
		});
		return refuse(c.req.raw, 503, LAST_WORDS, {
			"retry-after": RETRY_AFTER,
		});
	}
	const cx = fallbackContext(
		locale,
		{ origin, pathname, searchParams },
		new Date(calls.cache.now()),
		findKnownShell(locale),
	);
	const { headers } = c.req.raw;
	cx.shell = forClient(cx.shell, {
		requestClass: readRequestClass(headers),
		device: readDevice(headers, c.get("preview")),
	});
	cx.warn = createWarn(calls, cx.path);
	// Sections that need another part of the platform are left out, each with a line in the log.
	cx.report = (title, source, details) => {
		const { error, ...place } = { error: undefined, ...details({ authType: "guest" }) };
		if (isDue(title + JSON.stringify(place), calls.cache.now()))
			calls.platform.log("warning", source, `${title}, and the error page stands without it`, {
				error,
				...place,
			});
	};
	const content = createContent(calls, { ...locale, warn: cx.warn });
	cx.content.page = (slug) =>
		within(content.page(slug), clock.timeout(PATIENCE)).catch((error: unknown) => {
			if (isDue(slug, calls.cache.now()))
				calls.platform.log("warning", SOURCE, "The error page is built without its editors' sections", {
					error,
				});
			return null;
		});
	const page = await loadError(cx, { status, requestId: c.get("requestId"), detail: detailOf(error, c) });
	return toResponse(
		c,
		await respondPrivately(calls.cache, page, cx, dataPath === null ? "html" : "json", (view) =>
			renderHtml(c, view),
		),
	);
};
