import { expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper } from "../setup/shopper.ts";

test.each([
	["forged", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.forged"],
	["malformed", "%00%ff<script>"],
	["empty", ""],
])("a session whose access token is %s keeps its bag", async (_, token) => {
	const shopper = newShopper();
	const session = async () => (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const add = async () => {
		const { csrf } = await session();
		const response = await shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId: "VT10026", quantity: 1 }),
		});
		expect(response.status).toBe(200);
	};
	await add();
	const names = [...shopper.cookies.keys()].filter((name) => name.startsWith("cc-at_"));
	expect(names).not.toEqual([]);
	for (const name of names) shopper.cookies.set(name, token);
	expect(await (await shopper.fetch("/en-it/cart")).text()).toContain("VT10026");
	await add();
	expect((await session()).basket?.count).toBe(2);
});
