import { expect, inject, test } from "vitest";
import { routes } from "../worker/routes.ts";

/** These pages are about one product, category, text or store, which the path identifies; the home page has no other path. */
const NAMED_BY_PATH = [
	"Product-Show",
	"Search-Show",
	"Content-Show",
	"Stores-Details",
	"Home-Show",
	"Default-Start",
];

const actions = Object.values(routes)
	.flatMap((route) => ("actions" in route ? [...route.actions] : []))
	.filter((action: string) => !NAMED_BY_PATH.includes(action));

// proves platform-8
test.each(actions)("the platform resolves %s in any path", async (action) => {
	const path = `/s/vetrina-eu/en-IT/on/demandware.store/Sites-vetrina-eu-Site/en_IT/${action}`;
	const response = await fetch(`${inject("commerce")}${path}?routeInfo=true`);
	expect(await response.json()).toMatchObject({ action });
});

// proves platform-8
test.each([
	["SplashPage", "/"],
	["Paypal-Popup", "/en-it/cart"],
	["OrdersPage-Show", "/en-it/orders"],
])("the shop leads a path that ends in %s to %s", async (action, location) => {
	const response = await fetch(`${inject("storefront")}/en-it/any/${action}`, { redirect: "manual" });
	expect([response.status, response.headers.get("location")]).toEqual([301, location]);
});
