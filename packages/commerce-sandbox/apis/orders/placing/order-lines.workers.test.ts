import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import {
	card,
	eur,
	placedOrder,
	readOrder,
	readOrderResponse,
	readyBasket,
	submit,
} from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

// proves orders-9
test("a line keeps its size when its product has left the catalogue", async () => {
	await putLive(commerce.env.DB, {
		variants: [{ id: "1001", size: "36", prices: eur(100), ats: 5 }],
	});
	const guest = await loginGuest(commerce);
	const { orderNo, productItems } = await placedOrder(guest, { items: [{ productId: "1001", quantity: 1 }] });
	expect(productItems).toMatchObject([{ c_size: "36", c_variationGroupId: "VT1-red" }]);
	await putLive(commerce.env.DB, { variants: [{ id: "2001", prices: eur(100), ats: 5 }] });
	expect((await readOrder(guest, orderNo)).productItems).toMatchObject([
		{ c_size: "36", productName: "Silk slip dress" },
	]);
});

// proves orders-8
test("the confirmation names the colour and the size of a line in the shopper's language", async () => {
	const { DB: db } = commerce.env;
	await putLive(db, { variants: [{ id: "1001", color: "red", size: "36", prices: eur(100), ats: 5 }] });
	await db
		.prepare(
			`INSERT INTO attribute (gen, id, position, name, value_names, refinable, variation)
			SELECT gen, 'color', 0, ?, ?, 1, 1 FROM site_catalog WHERE site_id = 'vetrina-eu'`,
		)
		.bind(JSON.stringify({ en: "Colour" }), JSON.stringify({ red: { en: "Red", de: "Rot" } }))
		.run();
	const guest = await loginGuest(commerce);
	const email = "colour-and-size@vetrina.example";
	const basketId = await readyBasket(guest, {
		items: [{ productId: "1001", quantity: 2 }],
		payments: [card("4242")],
		email,
	});
	const order = await readOrderResponse(await submit(guest, basketId, "?locale=de-DE"));
	expect(order.productItems).toMatchObject([{ c_color: "Rot", c_size: "36" }]);
	const outbox = await commerce.fetch(`/outbox/messages?to=${email}`);
	const { messages } = (await outbox.json()) as { messages: { text: string }[] };
	expect(messages[0]?.text).toMatch(/^2 × Silk slip dress, Rot, 36: 200.€$/m);
});
