import type { ApiFamily } from "@vetrina/commerce-sandbox/faults/api-families.ts";
import { refusalForms } from "@vetrina/commerce-sandbox/faults/dialects.ts";
import { expect, inject, test } from "vitest";
import { FAMILY_NAMES } from "../../worker/platform/breakers/families.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Other platforms write the same answers differently: refusals within successful responses, statuses in any case. */

/** No other test uses this product. */
const PRODUCT = "800000500006";
/** The platform's words, which are for the log. */
const SANDBOX_WORDS = "This refusal was asked for";
/** No other test uses this locale, so nothing of its pages is cached. */
const LOCALE = "de-be";

const ask = async (shopper: Shopper, path: string, fault: string) => {
	const response = await shopper.fetch(path, { headers: fault ? { "x-vetrina-fault": fault } : {} });
	return { status: response.status, text: await response.text() };
};

// proves orders-1
test("statuses of an order are shown the same in upper and lower case", async () => {
	const guest = newShopper();
	const path = `/en-it/order?orderNo=${orderNoOf(await buy(guest, PRODUCT))}`;
	const statusBy = async (fault: string) => {
		const { status, text } = await ask(guest, path, fault);
		return [status, /<p[^>]*data-order-status[^>]*>([^<]*)</.exec(text)?.[1]];
	};
	expect(await statusBy("")).toEqual([200, "In review"]);
	expect(await statusBy("orders:dialect=any-case")).toEqual([200, "In review"]);
	expect(await statusBy("orders:dialect=no-status")).toEqual([200, undefined]);
	expect(await statusBy("orders:dialect=replaced")).toEqual([200, "Replaced"]);
});

// proves orders-3, platform-11
test("a refused order is not found, in the shop's words, whatever the form of the refusal", async () => {
	const guest = newShopper();
	const orderNo = "V0000000000";
	const look = async (fault: string) => {
		const response = await guest.fetch("/en-it/track-order", {
			method: "POST",
			body: new URLSearchParams({ orderNo, postalCode: "20121" }),
			headers: fault ? { "x-vetrina-fault": fault } : {},
		});
		await response.arrayBuffer();
		const location = response.headers.get("location") ?? "";
		const page = await ask(guest, location, "");
		expect(page.text).not.toContain(SANDBOX_WORDS);
		return [response.status, location];
	};
	const plain = await look("");
	expect(plain[1]).toContain("error=notFound");
	for (const form of refusalForms) expect(await look(`orders:dialect=${form}`), form).toEqual(plain);
});

/** Services with their pages; each service refuses in the form that is documented for it. */
const WALKS: Record<string, { families: readonly (ApiFamily | "all")[]; paths: readonly string[] }> = {
	"a guest": {
		families: [...FAMILY_NAMES, "all"],
		paths: ["/", "/women/knitwear", "/search?q=silk", "/cart", "/checkout", "/stores"],
	},
	"a customer": {
		families: ["customers", "orders", "custom", "baskets", "slas", "all"],
		paths: ["/myaccount", "/orders", "/addresses", "/payments", "/personaldata", "/loyalty"],
	},
};

// proves platform-11
test.each(
	Object.entries(WALKS).flatMap(([who, { families, paths }]) =>
		families.map((family) => ({ who, family, paths })),
	),
)(
	"pages of $who have no server error if this service refuses in its own form: $family",
	async ({ who, family, paths }) => {
		const shopper = newShopper();
		let prefix = `/${LOCALE}`;
		if (who === "a customer") {
			prefix = "/en-it";
			const email = await newCustomer(inject("commerce"));
			await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		}
		const wrong: string[] = [];
		await Promise.all(
			paths.map(async (path) => {
				const { status, text } = await ask(shopper, prefix + path, `${family}:dialect`);
				if (status === 500 || text.includes(SANDBOX_WORDS)) wrong.push(`${path} is ${status}`);
			}),
		);
		expect(wrong).toEqual([]);
		// The session still exists.
		expect((await ask(shopper, `${prefix}/cart`, "")).status).toBe(200);
	},
);
