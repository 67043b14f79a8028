import { expect, test } from "vitest";
import { customerUnderTest } from "../../platform/commerce/testing.ts";
import { readViewer } from "./read-viewer.ts";

const NOW = new Date("2026-11-28T12:00:00Z");

const makeToken = (isb: string, seconds: number): string => {
	const claims = { sub: "cc-slas::vtra_001::usid:u1", isb, exp: NOW.getTime() / 1000 + seconds };
	return `h.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.s`;
};
const GUEST = "uido:slas::upn:Guest::uidn:Guest User::gcid:g1";
const CUSTOMER = "uido:ecom::upn:anna@vetrina.example::uidn:Anna::gcid:g1::rcid:c1";

const read = async (token: string | undefined, baskets: object[] = [], status = 200) => {
	const requests: string[] = [];
	const { cx } = customerUnderTest((path) => {
		requests.push(path);
		return Response.json({ baskets }, { status });
	});
	const headers = new Headers(token === undefined ? {} : { cookie: `__Host-cc-at_vetrina-eu=${token}` });
	const viewer = await readViewer(
		cx.platform,
		cx.locale,
		{ headers, url: "https://shop.example/en-it/" },
		NOW,
	);
	return { viewer, requests };
};

const bag = { basketId: "b1", currency: "USD" };

// proves price-8
test.each([
	["a guest", GUEST, "guest"],
	["a customer", CUSTOMER, "registered"],
	["an agent who acts for a customer", `${CUSTOMER}::agent:staff`, "agent"],
])("%s is reported with the currency of their own basket", async (_, isb, authType) => {
	const { viewer } = await read(makeToken(isb, 600), [{ currency: "JPY", temporaryBasket: true }, bag]);
	expect(viewer).toEqual({ authType, basketCurrency: "USD" });
});

// proves price-8
test("a report begins and renews no session, and invents no basket", async () => {
	expect(await read(undefined, [bag])).toEqual({ viewer: { authType: "guest" }, requests: [] });
	expect(await read(makeToken(CUSTOMER, 30), [bag])).toEqual({
		viewer: { authType: "registered" },
		requests: [],
	});
	expect((await read(makeToken(GUEST, 600))).viewer).toEqual({ authType: "guest" });
	expect((await read(makeToken(GUEST, 600), [], 400)).viewer).toEqual({ authType: "guest" });
});
