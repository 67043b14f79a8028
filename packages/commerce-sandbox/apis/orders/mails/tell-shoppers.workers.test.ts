import { beforeAll, expect, test, vi } from "vitest";
import { type CommerceUnderTest, loginGuest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import { placedOrder, stockUp } from "../../../testing/order-under-test.ts";
import { registeredCustomer } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});

const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });

// proves orders-5
test("an order that cannot be read any more keeps no other from being told of, and no account from being shown", async () => {
	const items = [{ productId: "1001", quantity: 1 }];
	const anna = await registeredCustomer(commerce, "anna@vetrina.example");
	const old = await placedOrder(await loginGuest(commerce), { items, email: "old@vetrina.example" });
	await placedOrder(anna, { items, email: "anna@vetrina.example" });
	await commerce.env.DB.prepare("UPDATE shop_order SET document = '{}' WHERE order_no = ?")
		.bind(old.orderNo)
		.run();
	const logged = vi.spyOn(console, "error").mockReturnValue();
	expect((await setClock({ advance: 2 * 86_400 })).status).toBe(200);
	expect((await anna.fetch(anna.path)).status).toBe(200);
	const outbox = await commerce.fetch("/outbox/messages?to=anna@vetrina.example");
	const { messages } = (await outbox.json()) as { messages: { template: string }[] };
	expect(messages.map(({ template }) => template)).toEqual(["order-shipped", "order-confirmation"]);
	expect(logged).toHaveBeenCalled();
	logged.mockRestore();
});
