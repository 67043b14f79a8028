import { isNormalPath } from "@vetrina/shop-rules/addresses/request-path.ts";
import { Hono } from "hono";
import { adminApp } from "./apis/admin.ts";
import { basketsApp } from "./apis/baskets/baskets.ts";
import { contentApp } from "./apis/content/content.ts";
import { contentAdminApp } from "./apis/content/management/content-admin.ts";
import { designTokensApp } from "./apis/content/management/design-tokens.ts";
import { contentfulApp } from "./apis/contentful/contentful.ts";
import { contextsApp } from "./apis/contexts/contexts.ts";
import { routeInfoApp } from "./apis/controllers/route-info.ts";
import { controllersApp } from "./apis/controllers.ts";
import { customApis } from "./apis/custom-apis.ts";
import { customersApp } from "./apis/customers/customers.ts";
import { customersAdminApp } from "./apis/customers/customers-admin.ts";
import { datasetApp } from "./apis/dataset/dataset.ts";
import { experienceApp } from "./apis/experience/experience.ts";
import { filmsApp } from "./apis/films/films.ts";
import { geolocationApp } from "./apis/geolocation/geolocation.ts";
import { giftCertificatesApp } from "./apis/gift-certificates/gift-certificates.ts";
import { giftCertificatesAdminApp } from "./apis/gift-certificates/gift-certificates-admin.ts";
import { searchEventsApp } from "./apis/hosted-search/events/events-app.ts";
import { hostedSearchApp } from "./apis/hosted-search/hosted-search.ts";
import { fakeIdpApp } from "./apis/identity-provider/fake-idp/fake-idp.ts";
import { mailServiceApp } from "./apis/mail-service/mail-service.ts";
import { mediaApp } from "./apis/media.ts";
import { modelsApp } from "./apis/models.ts";
import { carrierPictureApp } from "./apis/orders/carrier-picture.ts";
import { customerOrdersApp } from "./apis/orders/lookup/customer-orders.ts";
import { ordersApp } from "./apis/orders/orders.ts";
import { ordersAdminApp } from "./apis/orders/orders-admin.ts";
import { ordersOfSystemsApp } from "./apis/orders/systems/orders-of-systems.ts";
import { outboxAdminApp, outboxApp } from "./apis/outbox/outbox-routes.ts";
import { cardFieldsApp } from "./apis/payments/card-fields/card-fields.ts";
import { failedPage } from "./apis/payments/failed-page.ts";
import { amazonSessionApp } from "./apis/payments/hosted-wallets/amazon-session.ts";
import { hostedWalletsApp } from "./apis/payments/hosted-wallets/hosted-wallets.ts";
import { paymentConfigurationApp } from "./apis/payments/payment-configuration.ts";
import { sandboxApp } from "./apis/payments/sandbox.ts";
import { walletScriptsApp } from "./apis/payments/wallet-scripts/wallet-scripts.ts";
import { productsApp } from "./apis/products/products.ts";
import { data360App } from "./apis/receivers/data-360.ts";
import { googleAnalyticsApp } from "./apis/receivers/google-analytics/google-analytics.ts";
import { receivedEventsApp } from "./apis/receivers/received-events.ts";
import { webhookApp } from "./apis/receivers/webhook.ts";
import { recommendationsApp } from "./apis/recommendations/recommendations.ts";
import { searchApp } from "./apis/search/search.ts";
import { searchSuggestionsApp } from "./apis/search/search-suggestions.ts";
import { urlMappingApp } from "./apis/seo/url-mapping.ts";
import { slasApp } from "./apis/slas/slas.ts";
import { storesApp } from "./apis/stores/stores.ts";
import { studioApp } from "./apis/studio/studio.ts";
import { tagsApp } from "./apis/tags/tags.ts";
import { compatibilityApp } from "./compatibility/compatibility.ts";
import type { CommerceEnv } from "./env.ts";
import { faultsAdminApp } from "./faults/faults-admin.ts";
import { injectFaults } from "./faults/inject-faults.ts";
import { organizationOfPath, renameSites, resolveAddress } from "./house/organization.ts";
import { house } from "./house.ts";
import { framePolicy } from "./http/frame-policy.ts";
import type { CommerceHono } from "./http/http.ts";
import { limitBodies } from "./http/limit-bodies.ts";
import { problem } from "./http/problem.ts";
import { refusePaths } from "./http/refuse-paths.ts";
import { nameSpans } from "./name-spans.ts";
import { deliverMails } from "./outbox/relay/deliver-mails.ts";
import type { MailMessage } from "./outbox/relay/mail-message.ts";
import { hasRelay, queueMails } from "./outbox/relay/queue-mails.ts";
import { requireProcessor } from "./payments/has-processor.ts";
import { runScheduled } from "./run-scheduled.ts";
import { startPage } from "./start-page/start-page.ts";

// biome-ignore lint/performance/noBarrelFile: the runtime looks for the classes of Durable Objects here.
export { BasketTurns } from "./apis/baskets/store/basket-turns.ts";

export const app = new Hono<CommerceHono>();

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function isServed(method: string, path: string): boolean {
	return app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
}

app.use(nameSpans);
app.use(refusePaths);
app.use(limitBodies);
app.use(framePolicy);
app.use("/payments/sandbox/*", failedPage);
app.use(injectFaults);
app.use("/payments/sandbox/*", requireProcessor);

app.get("/health", async (c) => {
	const isUp = await c.env.DB.prepare("SELECT 1")
		.first()
		.then(
			() => true,
			(error: unknown) => {
				console.error("Health check failed: no response from the database, 503 sent.", error);
				return false;
			},
		);
	return c.json({ status: isUp ? "ok" : "down" }, isUp ? 200 : 503, { "cache-control": "no-store" });
});

app.get("/", (c) => startPage(c, app.routes));
app.route("/", faultsAdminApp);
app.route("/", giftCertificatesAdminApp);
// This API is mounted before the customers API, because both match one path.
app.route("/", compatibilityApp);
app.route("/", slasApp);
app.route("/", outboxApp);
app.route("/", datasetApp);
app.route("/", receivedEventsApp);
app.route("/", googleAnalyticsApp);
app.route("/", data360App);
app.route("/", webhookApp);
app.route("/", mailServiceApp);
app.route("/", outboxAdminApp);
app.route("/", fakeIdpApp);
app.route("/", searchApp);
app.route("/", searchSuggestionsApp);
app.route("/", hostedSearchApp);
app.route("/", searchEventsApp);
app.route("/", productsApp);
app.route("/", basketsApp);
app.route("/", ordersAdminApp);
app.route("/", ordersOfSystemsApp);
app.route("/", carrierPictureApp);
app.route("/", ordersApp);
app.route("/", customerOrdersApp);
app.route("/", customApis);
app.route("/", sandboxApp);
app.route("/", cardFieldsApp);
app.route("/", hostedWalletsApp);
app.route("/", amazonSessionApp);
app.route("/", walletScriptsApp);
app.route("/", studioApp);
app.route("/", tagsApp);
app.route("/", paymentConfigurationApp);
app.route("/", giftCertificatesApp);
app.route("/", storesApp);
app.route("/", contextsApp);
app.route("/", customersApp);
app.route("/", customersAdminApp);
app.route("/", geolocationApp);
app.route("/", recommendationsApp);
// Mounted before the content of the house, whose paths begin alike.
app.route("/", contentfulApp);
app.route("/", contentApp);
app.route("/", contentAdminApp);
app.route("/", designTokensApp);
app.route("/", experienceApp);
app.route("/", controllersApp);
app.route("/", routeInfoApp);
app.route("/", urlMappingApp);
app.route("/", mediaApp);
app.route("/", filmsApp);
app.route("/", modelsApp);
app.route("/", adminApp);

app.notFound((c) => {
	const allowedMethods = METHODS.filter((method) => isServed(method, c.req.path));
	if (allowedMethods.length === 0)
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	const refusal = problem(405, "method-not-allowed", `This resource answers ${allowedMethods.join(", ")}.`);
	refusal.headers.set("allow", allowedMethods.join(", "));
	return refusal;
});
app.onError((error) => {
	console.error("Request failed: 500 sent.", error);
	return problem(500, "internal-error", "An unexpected error occurred.");
});

async function answerHouse(
	request: Request,
	env: Omit<CommerceEnv, "ORGANIZATION">,
	context: Parameters<typeof app.fetch>[2],
): Promise<Response> {
	const isProduction = env.INSTANCE_TYPE === "production";
	const organization = organizationOfPath(
		new URL(request.url).pathname,
		isProduction ? [house.organizations[0]] : house.organizations,
	);
	const bindings = { ...env, ORGANIZATION: organization };
	if (organization === house.organizations[0] || !isNormalPath(request.url))
		return app.fetch(request, bindings, context);
	const response = await app.fetch(
		new Request(resolveAddress(request.url, organization), request),
		bindings,
		context,
	);
	if (!response.headers.get("content-type")?.startsWith("application/json")) return response;
	return new Response(renameSites(await response.text(), organization), response);
}

/** Queues the mails that a request has written, also those that it writes after the response. The cron trigger queues what is left. */
async function answerAndRelay(
	request: Request,
	env: Omit<CommerceEnv, "ORGANIZATION">,
	context: Parameters<typeof app.fetch>[2],
): Promise<Response> {
	if (!context || !hasRelay(env) || request.method === "GET") return answerHouse(request, env, context);
	const after: Promise<unknown>[] = [];
	const response = await answerHouse(request, env, {
		waitUntil(work) {
			after.push(work);
			context.waitUntil(work);
		},
		passThroughOnException: () => context.passThroughOnException(),
		props: context.props,
	});
	context.waitUntil(
		Promise.allSettled(after)
			.then(() => queueMails(env))
			.catch((error: unknown) => console.error("Mails were not queued: the next minute tries again.", error)),
	);
	return response;
}

export default {
	fetch: answerAndRelay,
	queue: (batch: MessageBatch<MailMessage>, env: CommerceEnv) => deliverMails(batch, env),
	scheduled: (_: ScheduledController, env: CommerceEnv) => runScheduled(env),
};
