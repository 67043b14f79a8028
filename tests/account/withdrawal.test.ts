import { expect, test } from "vitest";
import { buy, orderNoOf, plan, send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

/** Shared with the tests of returns, which leave enough of it. */
const PRODUCT = "800000530001";

// proves legal-4
test("a guest withdraws from an order in two steps without a script, and the declaration counts once", async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, PRODUCT));
	const path = `/order?orderNo=${orderNo}`;
	const read = async (query = ""): Promise<string> => (await guest.fetch(`/en-it${path}${query}`)).text();
	expect(await read()).not.toContain("withdraw=1");
	await plan(orderNo, ["shipped", "delivered"]);
	expect(await read()).toContain(`${path}&amp;withdraw=1`);
	const form = await read("&withdraw=1");
	const itemId = /name="withdraw\.([^"]+)"/.exec(form)?.[1] ?? "";
	const requestId = /name="requestId" value="([^"]+)"/.exec(form)?.[1] ?? "";
	expect([itemId, requestId]).not.toContain("");
	expect(form).toContain("Anna Rossi");
	const fields = { intent: "withdraw", requestId, name: "Anna Rossi", [`withdraw.${itemId}`]: "on" };
	expect(await send(guest, path, { ...fields, name: "" })).toContain("error=withdrawal");
	const done = `/en-it${path}&notice=withdrawn`;
	expect(await Promise.all([send(guest, path, fields), send(guest, path, fields)])).toEqual([done, done]);
	expect(await send(guest, path, fields)).toBe(done);
	expect(await send(guest, path, { ...fields, requestId: crypto.randomUUID() })).toContain(
		"error=withdrawal",
	);
	const page = await read("&notice=withdrawn");
	expect(page).toContain("Your withdrawal has been declared");
	expect(page).toContain(`${orderNo}-R1`);
	expect(page).not.toContain(`${orderNo}-R2`);
	expect(page).not.toContain("withdraw=1");
});
