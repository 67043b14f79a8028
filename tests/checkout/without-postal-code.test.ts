import { expect, test } from "vitest";
import { enterCard, orderNoOf, reviewedBasketId } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { uniqueEmail } from "./shopper-in-checkout.ts";

/** In a country without postal codes a guest's order is found by the e-mail address that it was placed with. */

const PREFIX = "/en-sa";

const send = async (shopper: Shopper, path: string, fields: Record<string, string>): Promise<string> => {
	const response = await shopper.fetch(PREFIX + path, { method: "POST", body: new URLSearchParams(fields) });
	await response.arrayBuffer();
	expect(response.status, path).toBe(303);
	return response.headers.get("location") ?? "";
};
const textOf = async (shopper: Shopper, path: string) => (await shopper.fetch(PREFIX + path)).text();

const buyInRiyadh = async (email: string): Promise<string> => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: "800000490000" });
	await send(shopper, "/checkout", { intent: "contact", email });
	const address = {
		firstName: "Noura",
		lastName: "Alotaibi",
		address1: "King Fahd Road 12",
		city: "Riyadh",
		phone: "0501234567",
	};
	expect(await send(shopper, "/checkout", { intent: "delivery", ...address })).toBe(
		`${PREFIX}/checkout?step=payment`,
	);
	const back = await enterCard(shopper, undefined, `${PREFIX}/checkout?step=payment`);
	await (await shopper.fetch(back)).arrayBuffer();
	const basketId = reviewedBasketId(await textOf(shopper, "/checkout?step=review"));
	return orderNoOf(await send(shopper, "/checkout", { intent: "place", basketId }));
};

// proves orders-3
test("a guest finds the order by number and e-mail address, and wrong input looks like an unknown order", async () => {
	const email = uniqueEmail();
	const orderNo = await buyInRiyadh(email);
	const guest = newShopper();
	const form = await textOf(guest, "/track-order");
	expect(form).toContain('name="email"');
	expect(form).not.toContain('name="postalCode"');
	const refused = `${PREFIX}/track-order?error=notFound`;
	for (const fields of [
		{ orderNo, email: "someone@vetrina.example" },
		{ orderNo: "00000000", email },
		{ orderNo, email: `${"x".repeat(300)}@vetrina.example` },
	])
		expect(await send(guest, "/track-order", fields)).toBe(refused);
	for (const fields of [
		{ orderNo, email: "" },
		{ orderNo, postalCode: "12345" },
	] as Record<string, string>[])
		expect(await send(guest, "/track-order", fields)).toBe(`${PREFIX}/track-order?error=missing`);
	expect((await guest.fetch(`${PREFIX}/order?orderNo=${orderNo}`)).status).toBe(404);
	expect(await send(guest, "/track-order", { orderNo: ` ${orderNo} `, email: email.toUpperCase() })).toBe(
		`${PREFIX}/order?orderNo=${orderNo}`,
	);
	expect(await textOf(guest, `/order?orderNo=${orderNo}`)).toContain("King Fahd Road 12");
	const other = newShopper();
	expect(await textOf(other, "/return")).toContain('name="email"');
	expect(await send(other, "/return", { intent: "find", orderNo, email })).toBe(
		`${PREFIX}/return?orderNo=${orderNo}`,
	);
	const guesser = newShopper();
	let last = "";
	for (let guess = 0; guess < 12; guess++)
		last = await send(guesser, "/track-order", { orderNo, email: `guess${guess}@vetrina.example` });
	expect(last).toBe(`${PREFIX}/track-order?error=tooMany`);
});
