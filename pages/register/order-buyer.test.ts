import { DEFAULT_PASSWORD_POLICY } from "@vetrina/shop-rules/identity/password-policy.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { expect, test } from "vitest";
import { askBuyer, readBuyer } from "./order-buyer.ts";

const rules = {
	policy: DEFAULT_PASSWORD_POLICY,
	now: new Date("2026-06-01T00:00:00Z"),
	countries: ["IT", "JP"],
	phoneCodes: ["39", "81"],
	parsePhone,
	furigana: false,
	citizenship: true,
};
const person = {
	firstName: "Anna",
	lastName: "Rossi",
	phoneCode: "39",
	phone: "0212345678",
	city: "Milano",
};
const ports = (order: object, mailed?: Record<string, string>) =>
	({
		shopper: { isKnown: true },
		checkout: { order: async () => order },
		drafts: { read: async () => (mailed ? { values: mailed, faults: {} } : null) },
	}) as unknown as Parameters<typeof readBuyer>[1];
const findBuyer = async (order: object) =>
	(await readBuyer("00001", ports({ email: "anna@vetrina.example", ...order }))) ?? {};

// proves identity-18
test.each([
	["with all details", { address: { ...person, countryCode: "IT" } }, {}, []],
	["of gift cards alone", {}, {}, ["firstName", "lastName"]],
	[
		"fetched from a store",
		{ address: { ...person, firstName: "Store" }, fromStoreId: "milano" },
		{},
		["firstName", "lastName"],
	],
	[
		"fetched from a store, with a bill",
		{ billing: person, address: { firstName: "Store" }, fromStoreId: "milano" },
		{},
		[],
	],
	[
		"without the reading of a name",
		{ address: person },
		{ furigana: true },
		["firstNameFurigana", "lastNameFurigana"],
	],
	["with a name that no form takes", { address: { ...person, lastName: "<b>" } }, {}, ["lastName"]],
	["with a number that no one can dial", { address: { ...person, phone: "1" } }, {}, []],
])(
	"the buyer of an order %s is not asked for details that the order contains",
	async (_what, order, more, missing) => {
		const { knownInput, asks } = askBuyer(await findBuyer(order), { ...rules, ...more }, "IT");
		expect(asks).toEqual([...missing, "password", "privacy"]);
		expect(knownInput).toMatchObject({ email: "anna@vetrina.example", country: "IT" });
		for (const field of missing) expect(knownInput).not.toHaveProperty(field);
	},
);

// proves identity-18
test("the account belongs to the payer if the parcel goes to another person", async () => {
	const buyer = await findBuyer({ billing: person, address: { ...person, firstName: "Bea" } });
	expect(buyer.firstName).toBe("Anna");
});

// proves identity-79
test("a mail's buyer belongs to that order alone", async () => {
	const mailed = { orderNo: "00002", email: "bea@vetrina.example" };
	const stranger = { ...ports({}, mailed), checkout: { order: async () => null } } as unknown as Parameters<
		typeof readBuyer
	>[1];
	expect(await readBuyer("00002", stranger)).toEqual({ email: "bea@vetrina.example" });
	expect(await readBuyer("00001", stranger)).toBeNull();
	expect(await readBuyer("../../admin", stranger)).toBeNull();
});
