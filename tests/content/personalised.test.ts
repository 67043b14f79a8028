import { expect, inject, test } from "vitest";
import { newMember, PASSWORD } from "../setup/customer.ts";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** The demo shows these to members of the group VIP: a line, an item of the menu and a section. */
const FOR_VIP = {
	line: "15% off every order for our VIP clients",
	item: 'srule=new-arrivals"[^>]*>Preview<',
	section: "New pieces are put aside for you first.",
};
const HOME = "/en-it/";
const PUBLIC = /^public, max-age=0, s-maxage=\d+, must-revalidate$/;

const see = (html: string) =>
	Object.entries(FOR_VIP).flatMap(([name, text]) => (new RegExp(text).test(html) ? name : []));
const open = async (shopper: Shopper, path = HOME) => {
	const response = await shopper.fetch(path);
	const text = await response.text();
	return { shown: see(text), text, cache: response.headers.get("cache-control"), response };
};
const signIn = async (groups: string[]): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newMember(inject("commerce"), inject("adminToken"), groups);
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	return shopper;
};
const signOut = async (shopper: Shopper): Promise<void> => {
	await send(shopper, "/login", { intent: "signOut" });
};

// proves content-57, cache-18
test("the page after signing in shows a VIP's contents without any script, and that after signing out everyone's", async () => {
	const [guest, vip] = [newShopper(), await signIn(["VIP"])];
	expect((await open(vip)).shown).toEqual(["line", "item", "section"]);
	expect((await open(guest)).shown).toEqual([]);
	expect(await open(vip)).toMatchObject({
		shown: ["line", "item", "section"],
		cache: "private, max-age=0, must-revalidate",
	});
	expect(await open(guest)).toMatchObject({ shown: [], cache: expect.stringMatching(PUBLIC) });
	await signOut(vip);
	expect((await open(vip)).shown).toEqual([]);
});

// proves content-57
test("customers of other groups get the page of guests, from the same entry", async () => {
	const other = await signIn(["press"]);
	await open(other);
	const [theirs, guests] = [await open(other), await open(newShopper())];
	expect(theirs.text).toBe(guests.text);
	expect(theirs.response.headers.get("server-timing")).toMatch(/cache;desc="?(?:hit|stale)/);
});

// proves content-57
test("private pages and pages that are not found have the header of their shopper", async () => {
	const vip = await signIn(["VIP"]);
	for (const path of ["/en-it/cart", "/en-it/no-such-page", "/en-it/women"])
		expect([path, (await open(vip, path)).shown]).toEqual([path, ["line", "item"]]);
});

type Data = { page: { shellVariant?: string; data: { sections: unknown[] } } };
const readData = async (shopper: Shopper) =>
	((await (await shopper.fetch(`/_page${HOME}`)).json()) as Data).page;

// proves cache-18
test("a running client gets the same contents, and is told when the header is another", async () => {
	const [vip, guest] = [await readData(await signIn(["VIP"])), await readData(newShopper())];
	expect(JSON.stringify(vip.data.sections)).toContain(FOR_VIP.section);
	expect(JSON.stringify(guest.data.sections)).not.toContain(FOR_VIP.section);
	expect([vip.shellVariant, guest.shellVariant]).toEqual([expect.stringMatching(/./), undefined]);
});

// proves cache-18
test("a cookie that was changed, or comes from another session, shows everyone's contents", async () => {
	const vip = await signIn(["VIP"]);
	await open(vip);
	const [name = "", value = ""] = [...vip.cookies].find(([one]) => one.includes("audience_")) ?? [];
	expect(value).not.toBe("");
	const guest = newShopper();
	guest.cookies.set(name, value);
	expect((await open(guest)).shown).toEqual([]);
	const other = await signIn(["press"]);
	await open(other);
	other.cookies.set(name, value);
	expect((await open(other)).shown).toEqual([]);
	const [payload = "", signature = ""] = (other.cookies.get(name) ?? "").split(".");
	const forged = btoa(atob(payload).replace("press", "VIP")).replaceAll("=", "");
	other.cookies.set(name, `${forged}.${signature}`);
	expect((await open(other)).shown).toEqual([]);
	const [, usid = ""] = [...vip.cookies].find(([one]) => one.includes("usid_vetrina-eu")) ?? [];
	guest.cookies.set("usid_vetrina-eu", usid);
	expect((await open(guest)).shown).toEqual([]);
});

// proves content-57
test("while the platform names no groups, everyone's contents are shown, and nothing is remembered", async () => {
	const vip = await signIn(["VIP"]);
	const response = await vip.fetch(HOME, { headers: { "x-vetrina-fault": "controllers:503" } });
	expect([response.status, see(await response.text())]).toEqual([200, []]);
	expect((await open(vip)).shown).toEqual(["line", "item", "section"]);
});

const write = async (method: string, path: string, body: object): Promise<void> => {
	const response = await fetch(new URL(`/admin/content/entries${path}`, inject("commerce")), {
		method,
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
};
const publish = async (id: string, type: string, fields: object): Promise<void> => {
	await write("POST", "", { id, type, fields });
	await write("POST", `/${id}/publish`, { version: 1 });
};

// proves content-57, content-58
test("links of a campaign and first orders have contents of their own, whatever else is asked for", async () => {
	const items = {
		campaign: { campaign: { link: "whom-summer" } },
		first: { orders: "notOrdered", customerGroups: ["Registered"] },
		others: {},
	};
	for (const id of Object.keys(items))
		await publish(`whom-${id}`, "Statement", { text: { en: `For ${id} alone.` } });
	await publish("whom-summer", "Campaign", { name: "Summer", countries: ["IT"], sourceCodes: ["whom-sun"] });
	for (const [id, conditions] of Object.entries(items))
		await publish(`whom-${id}-item`, "PersonalizedItem", { item: { link: `whom-${id}` }, ...conditions });
	await publish("whom-block", "PersonalizedBlock", {
		items: Object.keys(items).map((id) => ({ link: `whom-${id}-item` })),
	});
	await publish("whom-page", "Page", {
		slug: "/for-whom",
		title: { en: "For whom" },
		sections: [{ link: "whom-block" }],
	});
	const readFor = async (shopper: Shopper, path: string) =>
		/For (\w+) alone\./.exec((await open(shopper, path)).text)?.[1];
	await expect.poll(() => readFor(newShopper(), "/en-it/for-whom"), { timeout: 10_000 }).toBe("others");
	const visitor = newShopper();
	expect(await readFor(visitor, "/en-it/for-whom?src=whom-sun")).toBe("campaign");
	expect(await readFor(visitor, "/en-it/for-whom")).toBe("campaign");
	expect(await readFor(newShopper(), "/de-de/for-whom?src=whom-sun")).toBe("others");
	expect(await readFor(newShopper(), "/en-it/for-whom?src=another")).toBe("others");
	expect(await readFor(await signIn([]), "/en-it/for-whom")).toBe("first");
});
