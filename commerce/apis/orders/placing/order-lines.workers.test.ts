import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { eur, placedOrder, readOrder } from "../../../testing/order-under-test.ts";

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
