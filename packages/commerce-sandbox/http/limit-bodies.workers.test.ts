import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { MAX_BODY_BYTES } from "./limit-bodies.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const path = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`;
const bodyOf = (bytes: number) => JSON.stringify({ c_note: "x" }).padEnd(bytes, " ");

test("a body that is too large is refused, whether it says its length or not", async () => {
	const whole = bodyOf(MAX_BODY_BYTES + 1);
	const inParts = new Blob([whole]).stream();
	for (const body of [whole, inParts]) {
		const response = await guest.fetch(path, { method: "POST", body });
		expect(response.status).toBe(413);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		expect(await response.json()).toMatchObject({ type: expect.stringMatching(/\/request-too-large$/) });
	}
});

test("the largest one that is allowed passes", async () => {
	const body = new Blob([bodyOf(MAX_BODY_BYTES)]).stream();
	expect((await guest.fetch(path, { method: "POST", body })).status).toBe(200);
});
