import { Hono } from "hono";
import type { CommerceHono } from "../http/http.ts";
import { refuseLacked } from "../http/missing.ts";
import { problem } from "../http/problem.ts";
import { sessionControllers } from "./baskets/session-controllers.ts";
import { configurationControllers } from "./configurations/configuration-controllers.ts";
import { contextsControllers } from "./contexts/contexts-controllers.ts";
import type { Controller, Controllers } from "./controllers/controller.ts";
import { shopperOfToken } from "./controllers/controller-shopper.ts";
import { parseLocale, siteByName } from "./controllers/site-locale.ts";
import { csrfRefusal } from "./customers/account/csrf.ts";
import { customersControllers } from "./customers/account/customers-controllers.ts";
import { identityControllers } from "./identity-provider/identity-controllers.ts";
import { loyaltyControllers } from "./loyalty/loyalty-controllers.ts";
import { newsletterControllers } from "./newsletter/newsletter-controllers.ts";
import { ordersControllers } from "./orders/orders-controllers.ts";
import { returnsControllers } from "./orders/returns/returns-controllers.ts";
import { walletControllers } from "./payments/wallets/wallet-controllers.ts";
import { startAnalytics } from "./receivers/active-data.ts";
import { quickSearchControllers } from "./search/quick-search.ts";
import { shareControllers } from "./sharing/share-api.ts";
import { logControllers } from "./shopper-log.ts";
import { storesControllers } from "./stores/stores-api.ts";
import { visitsControllers } from "./stores/visits/visits-api.ts";

export const controllers: Controllers = {
	...configurationControllers,
	...contextsControllers,
	...logControllers,
	...sessionControllers,
	...customersControllers,
	...identityControllers,
	...loyaltyControllers,
	...newsletterControllers,
	...ordersControllers,
	...returnsControllers,
	...quickSearchControllers,
	...storesControllers,
	...shareControllers,
	...visitsControllers,
	...walletControllers,
};

export const controllersApp = new Hono<CommerceHono>();

const ANALYTICS = "/on/demandware.store/:sites/:locale/__Analytics-Start";

controllersApp.on(["GET", "POST"], ANALYTICS, startAnalytics);
controllersApp.all(ANALYTICS, () => methodRefusal("__Analytics-Start", { methods: ["GET", "POST"] }));

controllersApp.all("/on/demandware.store/:sites/:locale/:action", async (c) => {
	const name = /^Sites-([a-z0-9-]+)-Site$/.exec(c.req.param("sites"))?.[1];
	const site = siteByName(name ?? "");
	if (!site) return problem(404, "site-not-found", "No such site.");
	const locale = parseLocale(site, c.req.param("locale"));
	if (!locale) return problem(404, "locale-not-found", "The site has no such locale.");
	const action = c.req.param("action");
	const controller = findController(action);
	if (!controller) return problem(404, "controller-not-found", "No such controller.");
	const method = c.req.method === "HEAD" ? "GET" : c.req.method;
	if (!controller.methods.some((one) => one === method)) return methodRefusal(action, controller);
	const needsCsrf = controller.csrf ?? method === "POST";
	const reading =
		controller.scope === "none" && !needsCsrf ? { shopper: undefined } : await shopperOfToken(c, site.id);
	if ("refusal" in reading && controller.scope === "required") return reading.refusal;
	const shopper = "shopper" in reading ? reading.shopper : undefined;
	if (needsCsrf) {
		const refusal = await csrfRefusal(c, site.id, shopper?.usid);
		if (refusal) return refusal;
	}
	const required = Object.entries(controller.parameters ?? {}).filter(([, need]) => need === "required");
	const missingRefusal = refuseLacked(
		c,
		required.map(([parameter]) => parameter),
	);
	if (missingRefusal) return missingRefusal;
	if (shopper) c.set("shopper", shopper);
	c.set("locale", c.req.param("locale").replace("_", "-"));
	return controller.handler({ c, site, ...locale, shopper });
});

function findController(action: string): Controller | undefined {
	return Object.hasOwn(controllers, action) ? controllers[action as keyof Controllers] : undefined;
}

function methodRefusal(action: string, { methods }: Pick<Controller, "methods">): Response {
	const allowedMethods = methods
		.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
		.join(", ");
	const refusal = problem(405, "method-not-allowed", `${action} answers ${allowedMethods}.`);
	refusal.headers.set("allow", allowedMethods);
	return refusal;
}
