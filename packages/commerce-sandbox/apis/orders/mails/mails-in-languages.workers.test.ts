import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { beforeAll, expect, test } from "vitest";
import { house } from "../../../house.ts";
import { languages } from "../../../languages.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { readOrder } from "../../../records/orders/order-store.ts";
import type { ReturnAuthorization } from "../../../records/orders/return-authorization.ts";
import { type CommerceUnderTest, loginGuest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { placedOrder, stockUp } from "../../../testing/order-under-test.ts";
import type { NoticeKind } from "../order-notices.ts";
import { noticeMail, returnMail, withdrawalMail } from "./notice-mails.ts";
import { cancellationMail, orderMail } from "./order-mail.ts";

/** Covers every mail about an order in every language, as the outbox stores it. */
let commerce: CommerceUnderTest;
let order: StoredOrder;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
	const items = [{ productId: "1001", quantity: 1 }];
	const { orderNo } = await placedOrder(await loginGuest(commerce), { items });
	const placed = await readOrder(commerce.env.DB, "vetrina-eu", orderNo);
	if (!placed) throw new Error("There is no order");
	order = placed;
});

const NOTICES = [
	"partlyShipped",
	"readyForPickup",
	"shipped",
	"delivered",
	"returned",
	"refunded",
	"exchanged",
] as const satisfies NoticeKind[];
type Kind = NoticeKind | "confirmation" | "cancelled" | "returnRequested" | "withdrawn";
const KINDS: Kind[] = ["confirmation", "cancelled", "returnRequested", "withdrawn", ...NOTICES];

const statementsOf = (kind: Kind, one: StoredOrder): D1PreparedStatement[] => {
	const { env } = commerce;
	if (kind === "confirmation") return orderMail(env, one);
	if (kind === "cancelled") return cancellationMail(env, one);
	// Return mails use the number alone, so the other fields may be missing.
	if (kind === "returnRequested") return returnMail(env, one, { returnNo: "V1-R1" } as ReturnAuthorization);
	if (kind === "withdrawn")
		return withdrawalMail(env, one, {
			returnNo: "V1-R1",
			withdrawnBy: "Anna Rossi",
			createdAt: one.now,
			items: [{ itemId: one.document.productItems[0]?.itemId, quantity: 1 }],
		} as unknown as ReturnAuthorization);
	return noticeMail(env, one, { kind, at: 0 });
};
type Mail = { subject: string; text: string; links: string };
const mailOf = async (kind: Kind, language: string): Promise<Mail> => {
	const { DB } = commerce.env;
	await DB.batch(statementsOf(kind, { ...order, locale: language }));
	const mail = await DB.prepare(
		"SELECT subject, text, links FROM outbox_message ORDER BY id DESC",
	).first<Mail>();
	expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined/);
	return mail ?? { subject: "", text: "", links: "[]" };
};

/** Maps codes of mixed or partial scripts to the Unicode script whose letters the texts must contain. */
const SCRIPTS: Record<string, string> = { Jpan: "Hiragana", Kore: "Hangul", Hans: "Han", Hant: "Han" };
/** Locales whose texts are in another script than those of their language. */
const SCRIPTS_OF_MARKETS = ["zh-TW", "zh-HK", "zh-MO"];
const findLetters = (language: string): RegExp => {
	const script = findScript(language);
	return new RegExp(`\\p{Script=${SCRIPTS[script] ?? script}}`, "u");
};

// proves orders-5
test("readers of Traditional Chinese get mails in it, and readers of the mainland in Simplified Chinese", async () => {
	expect((await mailOf("delivered", "zh-TW")).subject).toContain("您的訂單");
	expect((await mailOf("delivered", "zh-HK")).subject).toContain("您的訂單");
	expect((await mailOf("delivered", "zh-CN")).subject).toContain("您的订单");
});

// proves orders-5
test.each(KINDS)("%s: every language has a subject, a text and links of its own", async (kind) => {
	const english = await mailOf(kind, "en");
	for (const language of [...languages, ...SCRIPTS_OF_MARKETS]) {
		const mail = await mailOf(kind, language);
		const labels = (JSON.parse(mail.links) as { label: string }[]).map(({ label }) => label);
		expect(labels.length, language).toBeGreaterThan(0);
		for (const words of [mail.subject, mail.text, ...labels]) {
			expect(words.trim(), language).not.toBe("");
			expect(words, language).not.toMatch(/[{}]|undefined/);
			expect(words, language).toMatch(findLetters(language));
		}
		expect(`${mail.subject} ${mail.text}`, language).toContain(order.orderNo);
		if (language === "en") continue;
		expect(mail.subject, language).not.toBe(english.subject);
		expect(mail.text, language).not.toBe(english.text);
	}
});

// proves orders-5
test.each([
	["en", "Total: "],
	["fr", "Total\u00a0: "],
	["ja", "合計："],
	["ko", "합계: "],
	["zh", "合计："],
] as const)("the confirmation in %s writes the colon of its language", async (language, label) => {
	const { subject, text } = await mailOf("confirmation", language);
	expect(text).toContain(`\n${label}`);
	if (/^(?:ja|ko|zh)$/.test(language)) expect(subject).toContain(house.name);
	if (/^(?:ja|zh)$/.test(language)) expect(text).not.toMatch(/[一-鿿]:/u);
});

// proves identity-79
test.each([
	["a guest", true, 1],
	["a customer", false, 0],
])(
	"the confirmation of %s's order leads to registration where there is no account yet",
	async (_, guest, times) => {
		await commerce.env.DB.batch(orderMail(commerce.env, { ...order, guest }));
		const mail = await commerce.env.DB.prepare(
			"SELECT links FROM outbox_message ORDER BY id DESC",
		).first<Mail>();
		const links = JSON.parse(mail?.links ?? "[]") as { href: string }[];
		const led = links.filter(({ href }) => new URL(href).searchParams.has("authorizationOrderToken"));
		expect(led).toHaveLength(times);
		for (const { href } of led) expect(new URL(href).searchParams.get("orderNo")).toBe(order.orderNo);
	},
);
