import { expect, inject, test } from "vitest";
import { addressIn } from "../setup/address-in.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf, reviewedBasketId, send, sendTo } from "../setup/purchase.ts";
import type { Shopper } from "../setup/shopper.ts";
import { newStaff } from "../setup/staff.ts";
import { answerWallet, readWalletForm } from "../setup/wallet-page.ts";
import { consenting, eventsOf, post } from "./dataset.ts";
import { untilBalanced } from "./until-balanced.ts";

/** The product's stock is enough for all of these tests. */
const PRODUCT = "800004700205";
const BUYER = {
	email: "buyer@wallet.example",
	name: "Anna Maria Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};

const read = async (shopper: Shopper, path: string): Promise<string> => (await shopper.fetch(path)).text();
const deliverTo = async (shopper: Shopper, checkout: string, address: Record<string, string>) => {
	await sendTo(shopper, checkout, { intent: "contact", email: "anna@vetrina.example" });
	await sendTo(shopper, checkout, { intent: "delivery", ...address });
};
/** Places the reviewed order, and opens the confirmation, as browsers do. */
const place = async (shopper: Shopper, checkout = "/en-it/checkout"): Promise<string> => {
	const basketId = reviewedBasketId(await read(shopper, `${checkout}?step=review`));
	const placed = await sendTo(shopper, checkout, { intent: "place", basketId });
	await read(shopper, placed);
	return orderNoOf(placed);
};
const confirmAt = async (shopper: Shopper, method: Record<string, string>): Promise<void> => {
	const page = await read(shopper, await send(shopper, "/checkout", method));
	await read(shopper, await answerWallet({ ...readWalletForm(page), ...BUYER }));
};

type Payment = (shopper: Shopper) => Promise<string>;

const payAtTheBag: Payment = async (shopper) => {
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await confirmAt(shopper, { intent: "wallet", method: "PAYPAL" });
	return place(shopper);
};

const payInASheet: Payment = async (shopper) => {
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const opened = await shopper.fetch("/api/en-it/wallets/sheet?wallet=apmgw_GooglePay");
	const { basketId } = ((await opened.json()) as { sheet: { basketId: string } }).sheet;
	const { email, ...shippingAddress } = { ...BUYER, countryCode: "IT" };
	const paid = await post(shopper, "wallets/google", {
		basketId,
		email,
		shippingAddress,
		shippingOptionId: "standard",
		token: "{}",
	});
	const { location = "" } = (await paid.json()) as { location?: string };
	await read(shopper, location);
	return orderNoOf(location);
};

const payByKlarna: Payment = async (shopper) => {
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await deliverTo(shopper, "/en-it/checkout", ADDRESS);
	await confirmAt(shopper, { intent: "pay", method: "klarna", from: "checkout" });
	return place(shopper);
};

const payByInvoice: Payment = async (shopper) => {
	await sendTo(shopper, "/en-de/cart", { intent: "add", productId: PRODUCT });
	await deliverTo(shopper, "/en-de/checkout", addressIn("DE", "en"));
	await sendTo(shopper, "/en-de/checkout", { intent: "pay", method: "invoice" });
	return place(shopper, "/en-de/checkout");
};

const orderForCustomer: Payment = async (agent) => {
	const email = await newCustomer(inject("commerce"));
	await send(agent, "/login", { intent: "signIn", email: await newStaff(), password: PASSWORD });
	await send(agent, "/agent", { email });
	return orderNoOf(await buy(agent, PRODUCT, email));
};

/** Receivers may take 20 s, after an order whose pages a busy machine answers slowly. */
const LONG = { timeout: 60_000 };

// proves event-20, event-17
test.each<[string, Payment, string[]]>([
	["a wallet pays at the bag", payAtTheBag, ["PAYPAL"]],
	["a wallet's sheet pays", payInASheet, ["apmgw_GooglePay"]],
	["Klarna's page pays", payByKlarna, ["KLARNA"]],
	["an invoice is to be paid later", payByInvoice, ["INVOICE"]],
	["an agent orders for a customer", orderForCustomer, ["CREDIT_CARD"]],
])("each receiver is told once, to the cent: %s", LONG, async (_, pay, paymentMethods) => {
	const orderNo = await pay(consenting());
	await untilBalanced([orderNo]);
	const events = await eventsOf(orderNo);
	expect(events).toMatchObject([{ name: "purchase", data: { transactionId: orderNo, paymentMethods } }]);
});

test(
	"a wallet that is cancelled or declined is no purchase, and the payment after it is one",
	LONG,
	async () => {
		const shopper = consenting();
		await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
		const ask = async () =>
			readWalletForm(
				await read(shopper, await send(shopper, "/checkout", { intent: "wallet", method: "PAYPAL" })),
			);
		await read(shopper, await answerWallet({ ...(await ask()), ...BUYER, action: "cancel" }));
		await read(shopper, await answerWallet({ ...(await ask()), ...BUYER, funds: "declined" }));
		const basketId = reviewedBasketId(await read(shopper, "/en-it/checkout?step=review"));
		expect(await send(shopper, "/checkout", { intent: "place", basketId })).toContain("error=payment");
		await read(shopper, await answerWallet({ ...(await ask()), ...BUYER }));
		const orderNo = await place(shopper);
		await untilBalanced([orderNo]);
		expect((await eventsOf(orderNo)).map(({ name }) => name)).toEqual(["purchase"]);
	},
);
