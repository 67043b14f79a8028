import { tracing } from "cloudflare:workers";
import { clientAssets } from "virtual:client-assets";
import { valueShapes } from "virtual:value-shapes";
import { type Context, Hono } from "hono";
import { getPath } from "hono/utils/url";
import { cspReportPath, logPath, pageOfDataPath } from "../shared/domain/addresses/page-data-paths.ts";
import {
	applePayDomainPath,
	FILM_PATHS,
	MAPS_PATH,
	manifestPath,
	maskableIconPath,
	robotsPath,
} from "../shared/domain/addresses/paths.ts";
import { SERVICE_WORKER_PATH } from "../shared/domain/offline/worker-messages.ts";
import { apiApp } from "./api/app.ts";
import { handleCspReport } from "./api/browser-reports/handle-csp-report.ts";
import { handleLog } from "./api/browser-reports/handle-log.ts";
import { runDelivery } from "./api/events/run-delivery.ts";
import { handleForm } from "./api/forms/handle-form.ts";
import { handleOauthCallback } from "./api/identity/providers/callback.ts";
import { oneClickUnsubscribe } from "./api/one-click-unsubscribe.ts";
import { API_PATH, matchedPath } from "./api/shopper-api.ts";
import type { AppEnv, Bindings, Build } from "./base/bindings.ts";
import { problem } from "./base/problem.ts";
import { startTracing } from "./base/tracing.ts";
import { handleAppCode } from "./files/app-code.ts";
import { handleApplePayDomain } from "./files/apple-pay-domain.ts";
import { handleFavicon } from "./files/favicon.ts";
import { handleFilms } from "./files/films.ts";
import { handleManifest, handleMaskableIcon } from "./files/manifest.ts";
import { handleMap } from "./files/maps/maps.ts";
import { handleMedia } from "./files/media.ts";
import { handleNoImage } from "./files/no-image.ts";
import { handlePaymentMark } from "./files/payment-mark.ts";
import { handleRobots } from "./files/robots.ts";
import { handleServiceWorker } from "./files/service-worker.ts";
import { handleSitemap } from "./files/sitemap.ts";
import { handleAsset } from "./files/style-sheet.ts";
import { opsApp } from "./ops/ops.ts";
import type { QueuedEvent } from "./platform/analytics/event-queue.ts";
import { FACTS_QUEUE } from "./platform/analytics/orders/announce-orders.ts";
import { takeBatch } from "./platform/analytics/take-batch.ts";
import { handleError } from "./render/handle-error.ts";
import { handlePage } from "./render/handle-page.ts";
import { renderHtml } from "./render/html/render-html.tsx";
import { outOfFrame } from "./render/out-of-frame.ts";
import { handleSpeculationRules, SPECULATION_RULES_PATH } from "./render/speculation-rules.ts";
import { keepCampaign } from "./request/cookies/campaign-cookies.ts";
import { OAUTH_CALLBACK } from "./request/identity/providers/start.ts";
import { countRequests } from "./request/middleware/count-requests.ts";
import { drainBodies } from "./request/middleware/drain-bodies.ts";
import { keepOutOfIndexes } from "./request/middleware/keep-out-of-indexes.ts";
import { limitBodies } from "./request/middleware/limit-bodies.ts";
import { originCheck } from "./request/middleware/origin-check.ts";
import { preview } from "./request/middleware/preview.ts";
import { endInTime, requestContext } from "./request/middleware/request-context.ts";
import { requestGuard } from "./request/middleware/request-guard.ts";
import { takeResetToken } from "./request/middleware/reset-token.ts";
import { securityHeaders } from "./request/middleware/security-headers.ts";
import { routeTable } from "./routes.ts";

// biome-ignore lint/performance/noBarrelFile: the runtime looks for the classes of Durable Objects here.
export { SiteOperations } from "./cache/operations/site-operations.ts";
export { EventDeliveries } from "./platform/analytics/event-deliveries.ts";
export { GuestLogins } from "./platform/commerce/logins/guest-logins.ts";

startTracing(tracing);

/** Shows the page of an editor's frame with changes that are not saved (preview-13). */
const showChanged = async (c: Context<AppEnv>): Promise<Response> => {
	const { readChanges } = await import("./request/preview/read-design-request.ts");
	const design = c.get("design");
	const changes = await readChanges(c.req.raw);
	if (!design || !changes || pageOfDataPath(c.req.path) === null)
		return problem(400, "Name the changed properties of the page's components.");
	design.changes = changes;
	return handlePage(c, { routes: routeTable, renderHtml });
};

const build: Build = { id: clientAssets.build, shapes: valueShapes };

const app = new Hono<AppEnv>({ getPath: (request) => matchedPath(getPath(request)) });

app.use(drainBodies, requestContext, securityHeaders, keepOutOfIndexes, requestGuard);
app.use((c, next) => {
	c.set("build", build);
	c.set("client", clientAssets.entry);
	c.set("development", clientAssets.devPreamble !== undefined);
	return next();
});
app.use(countRequests, endInTime());

app.on(["GET"], ["/dw/image/*", "/dw/model/*", "/on/demandware.static/*"], handleMedia);
app.on(["GET"], Object.values(FILM_PATHS), handleFilms);
// Existing assets are served before the Worker runs (wrangler.toml); this handles joined style sheets and missing assets.
app.get("/assets/*", (c) => handleAsset(c.req.raw, c.env.ASSETS));
app.get("/favicon.svg", handleFavicon);
app.get("/icons/app/*", handleAppCode);
app.get("/icons/pay/*", handlePaymentMark);
app.get(maskableIconPath, handleMaskableIcon);
app.get(manifestPath, handleManifest);
app.on(["GET"], ["/favicon.ico", "/icons/*"], () => problem(404, "There is no such file."));

app.get(SPECULATION_RULES_PATH, handleSpeculationRules);
app.get("/no-image/*", handleNoImage);
app.get(SERVICE_WORKER_PATH, handleServiceWorker);
app.get(`${MAPS_PATH}*`, (c) => handleMap(c.req.raw, c.env.ASSETS));
app.get(applePayDomainPath, (c) => handleApplePayDomain(c.req.raw));
app.get(robotsPath, (c) => handleRobots(c.req.raw, c.env.INSTANCE_TYPE));
// A path pattern would send every request to Hono's slower router.
app.get("*", (c, next) => (/^\/sitemap-[^/]+\.xml$/.test(c.req.path) ? handleSitemap(c) : next()));

app.route("/", opsApp);

app.use(preview(async (c, state) => (await import("./render/preview/toolkit.ts")).addToolkit(c, state)));
app.use(limitBodies, oneClickUnsubscribe);
// Browsers may send reports without an origin, so this route comes before the check of the origin.
app.on(["POST"], cspReportPath, handleCspReport);
app.use(originCheck);
app.on(["GET", "POST"], "/api/preview/*", async (c) => {
	if (c.env.INSTANCE_TYPE === "production") return problem(404, "There is no preview here.");
	return (await import("./api/preview/handle-preview.ts")).handlePreview(c);
});
app.route(API_PATH, apiApp);
app.on(["POST"], logPath, handleLog);
app.on(["POST", "PATCH", "DELETE"], "*", (c) =>
	c.get("design") ? showChanged(c) : handleForm(c, routeTable),
);

app.get(OAUTH_CALLBACK, handleOauthCallback);

app.get(
	"*",
	takeResetToken,
	keepCampaign,
	(c) => outOfFrame(c) ?? handlePage(c, { routes: routeTable, renderHtml }),
);

app.onError((error, c) => handleError(error, c as Context<AppEnv>, renderHtml));

const deliverFacts = (env: Bindings, cx: ExecutionContext): Promise<void> =>
	runDelivery(env, {
		build,
		isDevelopmentServer: clientAssets.devPreamble !== undefined,
		waitUntil: (promise) => cx.waitUntil(promise),
	});

const worker: ExportedHandler<Bindings, QueuedEvent> = {
	fetch: app.fetch,
	queue: (batch, env, cx) =>
		batch.queue.endsWith(FACTS_QUEUE) ? deliverFacts(env, cx) : takeBatch(batch, env),
	scheduled: (_, env, cx) => deliverFacts(env, cx),
};

export default worker;
