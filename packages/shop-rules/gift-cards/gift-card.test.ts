import { expect, test } from "vitest";
import { SPELLINGS } from "../typed/testing/spellings.ts";
import { dispatchAt, readGiftCard } from "./gift-card.ts";

const limits = {
	least: 10,
	most: 2000,
	designs: ["gifts", "shore"],
	decimals: 2,
	today: "2026-11-25",
};
const typed = {
	design: "shore",
	amount: "other",
	otherAmount: "75,50",
	recipientName: "Bea",
	recipientEmail: "bea@vetrina.example",
	senderName: "Anna",
	message: "Auguri!\r\nA.",
	date: "2026-12-24",
};
const faultsOf = (change: Partial<Record<keyof typeof typed, string>>, hasAgreed = true) => {
	const read = readGiftCard({ ...typed, ...change }, hasAgreed, limits);
	return "faults" in read ? read.faults : {};
};

// proves gifts-2
test("a gift card has the typed values, with a typed or an offered amount", () => {
	expect(readGiftCard(typed, true, limits)).toEqual({
		ok: {
			design: "shore",
			amount: 75.5,
			recipientName: "Bea",
			recipientEmail: "bea@vetrina.example",
			senderName: "Anna",
			message: "Auguri!\nA.",
			date: "2026-12-24",
		},
	});
	const today = { ...typed, amount: "100", otherAmount: "", date: "2026-11-25", design: "unknown" };
	expect(readGiftCard(today, true, limits)).toEqual({
		ok: expect.objectContaining({ amount: 100, design: "gifts" }),
	});
	expect(readGiftCard(today, true, limits)).not.toHaveProperty("ok.date");
});

// proves gifts-2
test.each([
	[{ otherAmount: "" }, { otherAmount: "required" }],
	[{ otherAmount: "9.99" }, { otherAmount: "amount" }],
	[{ otherAmount: "2000.01" }, { otherAmount: "amount" }],
	[{ otherAmount: "ten" }, { otherAmount: "amount" }],
	[{ otherAmount: "-50" }, { otherAmount: "amount" }],
	[{ amount: "5" }, { amount: "amount" }],
	[
		{ recipientName: " ", senderName: "x".repeat(81) },
		{ recipientName: "required", senderName: "tooLong" },
	],
	[{ recipientEmail: "bea" }, { recipientEmail: "email" }],
	[{ message: "x".repeat(251) }, { message: "tooLong" }],
	[{ message: "\r\n".repeat(100) + "x".repeat(150) }, {}],
	[{ date: "2026-11-24" }, { date: "date" }],
	[{ date: "2027-11-26" }, { date: "date" }],
	[{ date: "2026-02-30" }, { date: "date" }],
	[{ date: "" }, {}],
] as const)("a gift card with %j has the faults %j", (change, faults) => {
	expect(faultsOf(change)).toEqual(faults);
});

// proves gifts-2
test("a buyer must agree to the terms", () => {
	expect(faultsOf({}, false)).toEqual({ terms: "required" });
});

// proves gifts-2, typed-6
test.each([
	["25.500", { decimals: 3, least: 5 }, 25.5],
	["25.500", { decimals: 2 }, undefined],
	["25,5", { decimals: 3, least: 5 }, 25.5],
	["25,5", { decimals: 2 }, 25.5],
	["۲۵٫۵", { decimals: 2 }, 25.5],
	["1.000,50", { decimals: 2 }, 1000.5],
])("an amount of %s with %j is %s", (otherAmount, more, amount) => {
	const read = readGiftCard({ ...typed, otherAmount }, true, { ...limits, ...more });
	expect("ok" in read ? read.ok.amount : undefined).toBe(amount);
});

// proves gifts-2, typed-1
test.each(Object.entries(SPELLINGS))(
	"a gift card is the same with its amount, day and address %s",
	(_, spell) => {
		const spelled = {
			...typed,
			otherAmount: spell("75.50"),
			date: spell(typed.date),
			recipientEmail: spell(typed.recipientEmail),
		};
		expect(readGiftCard(spelled, true, limits)).toMatchObject({
			ok: { amount: 75.5, date: "2026-12-24", recipientEmail: "bea@vetrina.example" },
		});
	},
);

// proves gifts-3
test("the mail is due in the morning of the chosen day, never before the payment", () => {
	const paid = Date.parse("2026-11-25T10:00:00Z") / 1000;
	expect(dispatchAt("2026-12-24", paid)).toBe(Date.parse("2026-12-24T09:00:00Z") / 1000);
	for (const date of ["2026-11-25", undefined, "soon", "2026-02-30", 7])
		expect(dispatchAt(date, paid)).toBe(paid);
});

// proves gifts-2
test.each([
	["Mum & Dad", "Mum & Dad"],
	["The 5th floor <3", "The 5th floor <3"],
	["\u82b1\u5b50\u3061\u3083\u3093!", "\u82b1\u5b50\u3061\u3083\u3093!"],
	["  Bea \t Rossi ", "Bea Rossi"],
	["Anna\r\nBcc: eve@vetrina.example", "Anna Bcc: eve@vetrina.example"],
])("a name on a gift card is free text on one line: %j is %j", (name, stored) => {
	expect(readGiftCard({ ...typed, recipientName: name, senderName: name }, true, limits)).toMatchObject({
		ok: { recipientName: stored, senderName: stored },
	});
});
