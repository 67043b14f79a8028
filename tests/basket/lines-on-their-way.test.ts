import { expect, inject, test } from "vitest";
import type { PageDataView, PageResponse } from "../../shared/contracts/page.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import type { LineFields } from "../../shared/domain/basket/line-fields.ts";
import { ownFields, WORKED_OUT } from "../../worker/platform/commerce/baskets/own-fields.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/**
 * A line moves to the wishlist and back, into a customer's bag, to another person, to another country, or out of an order. Its custom
 * properties stay the same (basket-28).
 */

const NECKLACE = "800000340000";
const DRESS = "800000000003";
const KIT = { cream: "800000370000", parts: ["800000280100", "800000400100"] };
const ORGANIZATION = "f_ecom_vtra_001";
/** A customisation service, or another client of the platform, might write these properties; each has another type. */
const NOTED: LineFields = {
	c_customImageLink: "/dw/image/ciao.jpg",
	c_customizationData: JSON.stringify({ response: [{ imageURL: "/dw/image/ciao.jpg" }] }),
	c_houseNote: "with the blue ribbon – für Ada",
	c_houseCount: 3,
	c_houseFlag: false,
	c_houseList: ["a", "b"],
};
type Line = { itemId: string; productId: string; fields: LineFields | undefined };

const session = async (shopper: Shopper, locale = "en-it"): Promise<SessionResponse> =>
	(await (await shopper.fetch(`/api/${locale}/session`)).json()) as SessionResponse;
/** Returns a page's data, as a client that is already running reads it. */
const pageOf = async <K extends PageDataView["kind"]>(shopper: Shopper, path: string, kind: K) => {
	const response = (await (await shopper.fetch(`/_page/en-it${path}`)).json()) as PageResponse;
	if (!("page" in response) || response.page.kind !== kind)
		throw new Error(`${path}: ${JSON.stringify(response).slice(0, 200)}`);
	return response.page.data as Extract<PageDataView, { kind: K }>["data"];
};
/** Calls the platform's own API with the session of the shopper. */
const platform = async <T>(shopper: Shopper, path: string, init: RequestInit = {}, site = "vetrina-eu") => {
	const response = await fetch(`${inject("commerce")}${path}?siteId=${site}`, {
		...init,
		headers: {
			authorization: `Bearer ${shopper.cookies.get(`cc-at_${site}`)}`,
			"content-type": "application/json",
		},
	});
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return (await response.json()) as T;
};
const basketPath = async (shopper: Shopper, locale?: string): Promise<string> =>
	`/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets/${(await session(shopper, locale)).basket?.id}`;
const linesOf = async (shopper: Shopper, locale = "en-it", site = "vetrina-eu"): Promise<Line[]> => {
	const { productItems = [] } = await platform<{ productItems?: Record<string, string>[] }>(
		shopper,
		await basketPath(shopper, locale),
		{},
		site,
	);
	return productItems.map((item) => ({
		itemId: item.itemId ?? "",
		productId: item.productId ?? "",
		fields: ownFields(item),
	}));
};
const sorted = (lines: readonly Line[]) =>
	lines
		.map(({ productId, fields }) => JSON.stringify([productId, Object.entries(fields ?? {}).sort()]))
		.sort();
const note = async (shopper: Shopper, { itemId }: Line, fields: LineFields): Promise<void> => {
	const path = `${await basketPath(shopper)}/items/${itemId}`;
	await platform(shopper, path, { method: "PATCH", body: JSON.stringify(fields) });
};
const engraved = (shopper: Shopper, text: string) =>
	send(shopper, "/cart", {
		intent: "add",
		productId: NECKLACE,
		customText: text,
		"custom.font": "italic",
		"custom.position": "back",
	});
/** Fills a bag with two engravings of one necklace, one of them with every property that a line may carry; a kit; and a plain dress. */
const filled = async (shopper = newShopper()): Promise<Line[]> => {
	expect(await engraved(shopper, "CIAO")).toContain("notice=added");
	await engraved(shopper, "BEA");
	const [first] = await linesOf(shopper);
	if (!first) throw new Error("Nothing is in the bag");
	await note(shopper, first, NOTED);
	const kit = new URLSearchParams([
		["productId", KIT.cream],
		...KIT.parts.map((id): [string, string] => ["kitPart", id]),
	]);
	await shopper.fetch("/en-it/cart", { method: "POST", body: kit });
	await send(shopper, "/cart", { intent: "add", productId: DRESS });
	const lines = await linesOf(shopper);
	expect(lines).toHaveLength(6);
	expect(lines.find(({ fields }) => fields?.c_engraveMessage === "CIAO")?.fields).toMatchObject(NOTED);
	return lines;
};
const signIn = (shopper: Shopper, email: string) =>
	send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
const customer = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await signIn(shopper, await newCustomer(inject("commerce")));
	return shopper;
};
const toWishlist = async (shopper: Shopper): Promise<void> => {
	for (const { itemId } of (await session(shopper)).basket?.items ?? [])
		expect(await send(shopper, "/wishlist", { intent: "moveToWishlist", itemId })).toContain("wishlistMoved");
};
/** A customised item has its size; the dress needs a new choice. */
const toBag = async (shopper: Shopper): Promise<void> => {
	for (const { itemId, custom, onlyVariantId } of (await pageOf(shopper, "/wishlist", "wishlist")).tiles) {
		const productId = custom ? (onlyVariantId ?? "none") : DRESS;
		expect(await send(shopper, "/wishlist", { intent: "moveToBag", itemId, productId })).toContain("added");
	}
};

// proves basket-28, wishlist-3
test("a line moves to the wishlist and back, and each engraving is its own item with its own heart", async () => {
	const shopper = await customer();
	const before = await filled(shopper);
	await toWishlist(shopper);
	expect(await linesOf(shopper)).toEqual([]);
	const { wishlist } = await session(shopper);
	expect(wishlist?.items.map(({ custom }) => custom === true)).toEqual([true, true, true, false]);
	const { tiles } = await pageOf(shopper, "/wishlist", "wishlist");
	expect(tiles.map(({ colour }) => colour).join("|")).toMatch(/BEA.*\|.*CIAO/);
	// The plain necklace is missing: its heart adds it.
	const [necklace] = wishlist?.items ?? [];
	await send(shopper, "/wishlist", { intent: "toggle", productId: necklace?.id ?? "" });
	await send(shopper, "/wishlist", { intent: "toggle", removeProductId: necklace?.id ?? "" });
	await toBag(shopper);
	expect(sorted(await linesOf(shopper))).toEqual(sorted(before));
	expect((await session(shopper)).wishlist?.items).toEqual([]);
});

// proves basket-28, wishlist-2
test("the heart of a customised item removes that item alone", async () => {
	const shopper = await customer();
	await engraved(shopper, "CIAO");
	await engraved(shopper, "BEA");
	await toWishlist(shopper);
	const [ciao, bea] = (await session(shopper)).wishlist?.items ?? [];
	expect(
		await send(shopper, "/wishlist", { intent: "toggle", removeProductId: ciao?.itemId ?? "" }),
	).toContain("wishlistRemoved");
	expect((await session(shopper)).wishlist?.items).toEqual([bea]);
});

// proves basket-28, basket-20
test("a guest's bag is merged into a customer's that has the product with other properties", async () => {
	const email = await newCustomer(inject("commerce"));
	const own = newShopper();
	await signIn(own, email);
	await engraved(own, "ADA");
	await send(own, "/cart", { intent: "add", productId: DRESS });
	const [ada, dress] = await linesOf(own);
	if (!ada || !dress) throw new Error("Nothing is in the bag");
	await note(own, dress, { c_houseNote: "hem 2 cm" });
	const there = await linesOf(own);
	const guest = newShopper();
	const [plain] = (await filled(guest)).filter(({ productId }) => productId === DRESS);
	if (!plain) throw new Error("No dress is in the bag");
	await note(guest, plain, { c_houseNote: "sleeves 1 cm" });
	const before = await linesOf(guest);
	await signIn(guest, email);
	expect(sorted(await linesOf(guest))).toEqual(sorted([...there, ...before]));
});

// proves basket-28, wishlist-7
test("a guest's wishlist is merged into the customer's, and moved to the bag", async () => {
	const guest = newShopper();
	const lines = (await filled(guest)).filter(({ productId }) => productId === NECKLACE);
	const [, claims = ""] = (guest.cookies.get("cc-at_vetrina-eu") ?? "").split(".");
	const { isb } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { isb: string };
	const path = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${/gcid:(\w+)/.exec(isb)?.[1]}/product-lists`;
	const post = <T>(to: string, body: object) =>
		platform<T>(guest, to, { method: "POST", body: JSON.stringify(body) });
	const { id } = await post<{ id: string }>(path, { type: "wish_list", name: "Other client" });
	for (const { productId, fields } of lines)
		await post(`${path}/${id}/items`, {
			...fields,
			productId,
			type: "product",
			quantity: 1,
			public: false,
			priority: 1,
		});
	for (const { itemId } of (await session(guest)).basket?.items ?? [])
		await send(guest, "/cart", { intent: "remove", itemId });
	await signIn(guest, await newCustomer(inject("commerce")));
	await toBag(guest);
	expect(sorted(await linesOf(guest))).toEqual(sorted(lines));
});

// proves basket-28, sharing-2
test("a shared wishlist is added to its reader's bag", async () => {
	const owner = await customer();
	const before = (await filled(owner)).filter(({ fields }) => fields);
	await toWishlist(owner);
	const { owner: me } = await pageOf(owner, "/share", "share");
	await send(owner, "/share", { owner: me ?? "", intent: "open" });
	const { url } = await pageOf(owner, "/share", "share");
	const code = new URL(url ?? "").searchParams.get("code");
	const path = `/shared-wishlist?code=${code}`;
	const reader = newShopper();
	const { tiles } = await pageOf(reader, path, "shared-wishlist");
	expect(tiles.map(({ custom }) => custom?.detail).join("|")).toMatch(/BEA.*\|.*CIAO/);
	for (const { itemId, custom } of tiles)
		if (custom) expect(await send(reader, path, { itemId })).toBe("/en-it/cart?notice=added");
	expect(sorted(await linesOf(reader))).toEqual(sorted(before));
	// Items that are not in the list are not added.
	for (const itemId of ["nothing", "<script>", ""])
		expect(await send(reader, path, { itemId })).toBe(`/en-it${path}`);
	expect(await send(reader, "/shared-wishlist?code=AAAAAAAAAAAAAAAAAAAAAAAA", { itemId: "1" })).toContain(
		"/shared-wishlist",
	);
});

// proves basket-28, basket-23
test("an agent's link adds a bag", async () => {
	const staff = `staff-${crypto.randomUUID()}@vetrina.example`;
	await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({
			email: staff,
			password: PASSWORD,
			firstName: "Carlo",
			lastName: "Neri",
			canLoginOnBehalf: true,
		}),
	});
	const agent = newShopper();
	await signIn(agent, staff);
	await send(agent, "/agent", { email: await newCustomer(inject("commerce")) });
	const before = await filled(agent);
	await send(agent, "/cart", { intent: "share" });
	const { share } = await pageOf(agent, "/cart", "cart");
	const code = new URL(share?.link ?? "").searchParams.get("collect") ?? "";
	const reader = newShopper();
	expect(await send(reader, "/cart", { intent: "collect", code })).toContain("collected");
	expect(sorted(await linesOf(reader))).toEqual(sorted(before));
});

// proves basket-28, basket-25
test("a bag moves to another country and back", async () => {
	const shopper = newShopper();
	const before = await filled(shopper);
	const move = (from: string, country: string) =>
		shopper.fetch(`/${from}/preferences`, {
			method: "POST",
			body: new URLSearchParams({ country, language: "en" }),
		});
	await move("en-it", "SA");
	expect(sorted(await linesOf(shopper, "en-sa", "vetrina-me"))).toEqual(sorted(before));
	await move("en-sa", "IT");
	expect(sorted(await linesOf(shopper))).toEqual(sorted(before));
});

// proves basket-28, orders-7
test.each(["one", "all"])("an order is bought again, %s of it", async (which) => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: DRESS });
	const [dress] = await linesOf(shopper);
	if (!dress) throw new Error("Nothing is in the bag");
	await note(shopper, dress, NOTED);
	const before = await linesOf(shopper);
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	const path = `/order?orderNo=${orderNo}`;
	const { lines } = await pageOf(shopper, path, "order");
	const itemId = lines.find(({ productId }) => productId === DRESS)?.itemId ?? "";
	const fields: Record<string, string> = which === "one" ? { intent: "again", itemId } : { intent: "again" };
	expect(await send(shopper, path, fields)).toBe("/en-it/cart?notice=added");
	const bought = await linesOf(shopper);
	expect(sorted(bought.filter(({ productId }) => productId === DRESS))).toEqual(sorted(before));
	expect(bought).toHaveLength(which === "one" ? 1 : 2);
});

// proves basket-28
test("computed properties are not copied, so a plain line has no custom properties", async () => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: DRESS });
	const { productItems } = await platform<{ productItems: object[] }>(shopper, await basketPath(shopper));
	const customNames = Object.keys(productItems[0] ?? {}).filter((name) => name.startsWith("c_"));
	expect(customNames.length).toBeGreaterThan(0);
	expect(customNames.filter((name) => !WORKED_OUT.has(name))).toEqual([]);
});
