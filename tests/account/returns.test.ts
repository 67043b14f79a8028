import { expect, test } from "vitest";
import { mailedLink } from "../setup/outbox.ts";
import { buy, buyIn, labelIn, orderNoOf, plan, returnFirstItem, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Twenty-two units are in stock, shared with the tests of store credit; other sizes are for exchanges. */
const RETURNED_PRODUCT = "800000530001";
/** Other tests buy these sizes of the same product. */
const OF_OTHERS = ["800000530003", "800000530005"];

const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const readLines = (html: string): string[] =>
	[...html.matchAll(/<address[^>]*>(.*?)<\/address>/gs)].flatMap(([, lines = ""]) =>
		[...lines.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, line = ""]) => line),
	);

const delivered = async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, RETURNED_PRODUCT));
	await plan(orderNo, ["shipped", "delivered"]);
	const path = `/return?orderNo=${orderNo}`;
	const { text } = await get(guest, path);
	const itemId = /name="quantity\.([^"]+)"/.exec(text)?.[1] ?? "";
	const requestId = /name="requestId" value="([^"]+)"/.exec(text)?.[1] ?? "";
	expect([itemId, requestId]).not.toContain("");
	const sizes = [...text.matchAll(/<option value="(\d{12})"/g)].map(([, id]) => id ?? "");
	const fields = (more: Record<string, string> = {}): Record<string, string> => ({
		intent: "return",
		requestId,
		[`quantity.${itemId}`]: "1",
		[`reason.${itemId}`]: "too-small",
		...Object.fromEntries(Object.entries(more).map(([name, value]) => [name.replace("*", itemId), value])),
	});
	return { guest, orderNo, path, fields, sizes, text };
};

// proves returns-4, returns-6
test("an item is returned once from its order, and only its buyer sees the label", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	expect((await get(guest, `/order?orderNo=${orderNo}`)).text).toContain(path);
	const done = `/en-it${path}&returnNo=${orderNo}-R1`;
	expect(await Promise.all([send(guest, path, fields()), send(guest, path, fields())])).toEqual([done, done]);
	const page = await get(guest, `${path}&returnNo=${orderNo}-R1`);
	expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
	expect(page.text).toContain("Your return is registered");
	expect(page.text).toMatch(/Refund: [^<]+\u00a0· Visa ending in 4242/);
	const href = labelIn(page.text).replace("/en-it", "");
	const label = await get(guest, href);
	expect([label.status, label.cache]).toEqual([200, "private, no-store"]);
	expect(readLines(label.text)).toEqual(
		expect.arrayContaining([
			"Vetrina Returns",
			"Anna Rossi",
			"Via Roma 1",
			"20121 Milano MI",
			"+39 0212345678",
		]),
	);
	expect(label.text).toContain(`<bdi>${orderNo}-R1</bdi>`);
	const stranger = newShopper();
	for (const [shopper, path_] of [
		[stranger, href],
		[guest, href.replace("-R1", "-R2")],
		[guest, href.replace(orderNo, "00000000")],
	] as const) {
		const refused = await get(shopper, path_);
		expect([refused.status, refused.cache]).toEqual([404, "private, no-store"]);
		expect(refused.text).not.toMatch(/Vetrina Returns|Via Roma/);
	}
	expect((await get(guest, href, "orders:503")).status).toBe(503);
	const order = await get(guest, `/order?orderNo=${orderNo}`);
	expect(order.text).toContain(`${orderNo}-R1`);
	expect(order.text).toContain("Registered");
	expect(order.text).toContain("Return registered");
	expect(order.text).toMatch(/href="https:\/\/tracking\.vetrina\.example\/[^"]+"[^>]*>Track parcel [^<]*R1</);
	expect(order.text).toContain("+39 0212345678");
	expect(order.text).toMatch(/<bdi>Anna Rossi<\/bdi><\/p><p[^>]*><bdi>Expires 03\/31</);
	expect(order.text).not.toContain(`href="/en-it${path}"`);
	expect((await get(guest, path)).text).toContain("everything has been returned");
	expect((await mailedLink("anna@vetrina.example", `return for order ${orderNo}`)).pathname).toBe(
		"/en-it/track-order",
	);
});

type Sender = {
	locale: string;
	dir: "ltr" | "rtl";
	title: string;
	address: Record<string, string>;
	/** The lines are in the order of the sender's country. */
	lines: string[];
};
const SENDERS: Sender[] = [
	{
		locale: "ja-jp",
		dir: "ltr",
		title: "返送ラベル",
		address: {
			lastName: "山田",
			firstName: "花子",
			lastNameFurigana: "ヤマダ",
			firstNameFurigana: "ハナコ",
			latinName: "Hanako Yamada",
			postalCode: "104-0061",
			stateCode: "東京都",
			address1: "中央区銀座1-2-3",
			address2: "銀座ビル 401",
			phone: "090-1234-5678",
		},
		lines: [
			"〒104-0061",
			"東京都",
			"中央区銀座1-2-3",
			"銀座ビル 401",
			"山田 花子",
			"Hanako Yamada",
			"日本",
			"+81 9012345678",
		],
	},
	{
		locale: "ar-sa",
		dir: "rtl",
		title: "ملصق الإرجاع",
		address: {
			firstName: "سارة",
			lastName: "العتيبي",
			latinName: "Sara Alotaibi",
			address1: "شارع التحلية 12",
			address2: "الدور الثالث",
			city: "الرياض",
			phone: "050 123 4567",
		},
		lines: [
			"سارة العتيبي",
			"Sara Alotaibi",
			"شارع التحلية 12",
			"الدور الثالث",
			"الرياض",
			"المملكة العربية السعودية",
			"+966 501234567",
		],
	},
];

// proves returns-6
test.each(SENDERS)("every line of a sender's address is on the label, in $locale", async (sender) => {
	const { locale, dir, title, address, lines } = sender;
	const shopper = newShopper();
	const read = async (path: string) => (await shopper.fetch(path)).text();
	const purchase = { locale, productId: RETURNED_PRODUCT, email: "anna@vetrina.example", address };
	const orderNo = orderNoOf(await buyIn(shopper, purchase));
	await plan(orderNo, ["shipped", "delivered"]);
	const html = await read(labelIn(await read(await returnFirstItem(shopper, locale, `orderNo=${orderNo}`))));
	expect(html).toMatch(new RegExp(`<html[^>]* dir="${dir}"`));
	expect(html).toContain(title);
	const labelLines = readLines(html);
	expect(labelLines.slice(4)).toEqual(lines);
	expect(labelLines.slice(0, 4)).toContain("Vetrina Returns");
});

// proves returns-3
test("an item is exchanged for a size in stock, brought to a boutique", async () => {
	const { guest, orderNo, path, fields, sizes } = await delivered();
	const size = sizes.find((id) => !OF_OTHERS.includes(id)) ?? "no other size";
	const done = await send(guest, path, fields({ "exchange.*": size, way: "store" }));
	const { text } = await get(guest, done.replace("/en-it", ""));
	expect(text).toMatch(/exchange for size \S+/);
	expect(text).toContain("any boutique");
	expect(text).not.toContain("Refund:");
	expect(labelIn(text)).toBe("");
	expect((await get(guest, `/order?orderNo=${orderNo}`)).text).toMatch(/exchange for size/);
});

// proves returns-4
test("a guest has to find the order first, and others find nothing", async () => {
	const { orderNo, path, fields } = await delivered();
	const other = newShopper();
	expect((await get(other, path)).status).toBe(404);
	expect(await send(other, path, fields())).toBe(`/en-it${path}&error=notFound`);
	const find = (postalCode: string) => send(other, "/return", { intent: "find", orderNo, postalCode });
	expect(await find("99999")).toBe("/en-it/return?error=notFound");
	expect((await get(other, "/return?error=notFound")).text).toContain(`value="${orderNo}"`);
	expect(await find("")).toBe("/en-it/return?error=missing");
	expect(await find("20121")).toBe(`/en-it${path}`);
	expect((await get(other, path)).text).toContain("Submit return");
	expect(await send(other, path, fields())).toBe(`/en-it${path}&returnNo=${orderNo}-R1`);
});

// proves returns-1
test("an invalid choice is kept and shows its error", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	expect(await send(guest, path, { intent: "return" })).toBe(`/en-it${path}&error=nothing`);
	expect(await send(guest, path, fields({ "reason.*": "", way: "store" }))).toBe(
		`/en-it${path}&error=reason`,
	);
	const { text } = await get(guest, `${path}&error=reason`);
	expect(text).toContain("Please choose a reason.");
	expect(text).toMatch(/value="store"[^>]*checked|checked[^>]*value="store"/);
	expect(await send(guest, path, fields({ "exchange.*": "unheard-of" }))).toBe(`/en-it${path}&error=refused`);
	expect((await get(guest, `${path}&error=refused`)).text).toContain("This size has just sold out.");
	expect(await send(guest, path, fields({ "quantity.*": "2" }))).toBe(`/en-it${path}&error=refused`);
	for (const quantity of ["-1", "1.5", "1e9", "x"])
		expect(await send(guest, path, fields({ "quantity.*": quantity }))).toBe(`/en-it${path}&error=nothing`);
	await plan(orderNo, ["shipped"]);
	expect((await get(guest, path)).text).toContain("once the order has been delivered");
});

test("if the platform fails, the page shows it and nothing is returned", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	for (const fault of ["orders:503", "orders:malformed"])
		expect((await get(guest, path, fault)).status).toBe(503);
	// If the product API fails, other sizes are missing, and the rest stays.
	const { status, text } = await get(guest, path, "products:503");
	expect(status).toBe(200);
	expect(text).toContain("Submit return");
	expect(await send(guest, path, fields())).toBe(`/en-it${path}&returnNo=${orderNo}-R1`);
});
