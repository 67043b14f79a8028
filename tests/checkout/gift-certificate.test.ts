import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, inject, test } from "vitest";
import { newCustomer } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const PAGE = "/en-it/gift-certificate";
const get = async (shopper: Shopper, fault = "") => {
	const response = await shopper.fetch(PAGE, { headers: fault ? { "x-vetrina-fault": fault } : {} });
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const ask = async (shopper: Shopper, code: string) => {
	expect(await send(shopper, "/gift-certificate", { code })).toBe(PAGE);
	return get(shopper);
};
const issue = (more: Record<string, unknown> = {}) => issueGiftCertificate({ amount: 80.5, ...more });

// proves gifts-1
test("the code of a gift card shows its balance in its currency, and is in no address", async () => {
	const shopper = newShopper();
	const first = await get(shopper);
	expect([first.status, first.cache]).toEqual([200, "private, no-store"]);
	const code = await issue();
	const response = await ask(shopper, code.toLowerCase().replace(/(.{4})(?=.)/g, "$1-"));
	expect(response.text).toContain("80,50");
	expect(response.text).toContain(`ending in ${code.slice(-4)}`);
	expect(response.text).not.toContain(code);
	expect((await get(shopper)).text).toContain("80,50");
	expect((await ask(shopper, await issue({ currency: "GBP", amount: 20 }))).text).toMatch(/£\s?20|20\s?£/);
});

// proves gifts-1, typed-1
test.each(Object.entries(SPELLINGS))(
	"a code %s is accepted, and pays in the checkout",
	async (_kind, spell) => {
		const shopper = newShopper();
		const code = await issue();
		const typed = spell(code.replace(/(.{4})(?=.)/g, "$1-"));
		expect((await ask(shopper, typed)).text).toContain("80,50");
		await send(shopper, "/cart", { intent: "add", productId: "800004360105" });
		expect(await send(shopper, "/checkout", { intent: "giftCard", giftCard: typed })).toBe(
			"/en-it/checkout?step=payment",
		);
	},
);

// proves gifts-1
test("unknown codes get the same response, stay in the field, and are slowed down", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	const credit = await issue({ customerLogin: email });
	const elsewhere = await issue({ siteId: "vetrina-us", currency: "USD" });
	const unknown = "We don’t recognise this code.";
	for (const code of ["AAAABBBBCCCC9999", credit, elsewhere, "<script>alert(1)</script>", "../../x"]) {
		const { text, status } = await ask(shopper, code);
		expect([code, status, text.includes(unknown)]).toEqual([code, 200, true]);
		expect(text).not.toContain("<script>alert");
	}
	expect((await ask(shopper, "")).text).toContain("Please fill in the field.");
	const tries = async () => {
		for (let n = 0; n < 30; n += 1) {
			const { status } = await ask(shopper, `AAAABBBBCCCC00${String(n).padStart(2, "0")}`);
			if (status === 429) return true;
		}
		return false;
	};
	expect(await tries()).toBe(true);
	const { status, text } = await ask(shopper, await issue());
	expect([status, text.includes("Too many unknown codes.")]).toEqual([429, true]);
	expect(text).not.toContain("80,50");
});

// proves gifts-1
test.each(["gift-certificates:503", "gift-certificates:malformed"])(
	"%s: the page shows a message",
	async (fault) => {
		const shopper = newShopper();
		await ask(shopper, await issue());
		const { status, text } = await get(shopper, fault);
		expect([status, text.includes("We can’t connect right now.")]).toEqual([503, true]);
		expect((await get(shopper)).text).toContain("80,50");
	},
);
