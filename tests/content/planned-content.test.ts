import { expect, test } from "vitest";
import { importContent } from "../../scripts/lib/content/import-content.ts";
import { openEditorsPages } from "../setup/editors-page.ts";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";

const shop = startOwnShop("planned-content", async ({ commerce, token }) => {
	await importContent({ baseUrl: commerce, token }, { keepsEdits: false });
});
const { request } = openEditorsPages(() => shop().storefront);
const HOUR = 3600;

type Reply = { status: number; version: number; fields: Record<string, unknown>; planned: unknown[] };
const call = async (method: string, path: string, body: object): Promise<Reply> => {
	const { version, ...more } = body as { version?: number };
	const response = await fetch(new URL(path, shop().commerce), {
		method,
		headers: {
			authorization: `Bearer ${shop().token}`,
			"content-type": "application/json",
			...(version === undefined ? {} : { "if-match": `"${version}"` }),
		},
		...(method === "GET" ? {} : { body: JSON.stringify(more) }),
	});
	const text = await response.text();
	return { ...(text === "" ? {} : JSON.parse(text)), status: response.status };
};
const entry = (method: string, path: string, body: object = {}) =>
	call(method, `/admin/content/entries${path}`, body);
const create = async (id: string, type: string, fields: object): Promise<void> => {
	expect((await entry("POST", "", { id, type, fields })).status).toBe(201);
	expect((await entry("POST", `/${id}/publish`, { version: 1 })).status).toBe(200);
};

// proves content-37, cache-16
test("shoppers see a planned version at its time, and until then what was shown", async () => {
	await create("plan-line", "Statement", { text: { en: "Before the day." } });
	await create("plan-page", "Page", {
		slug: "/plan",
		title: { en: "Plan" },
		sections: [{ link: "plan-line" }],
	});
	await expectSoon(() => request("/en-it/plan")).toContain("Before the day.");
	await entry("PATCH", "/plan-line", { version: 2, fields: { text: { en: "On the day." } } });
	const publishAt = Math.floor(Date.now() / 1000) + HOUR;
	const dates = { publishAt, unpublishAt: publishAt + HOUR };
	expect((await entry("POST", "/plan-line/schedule", { version: 3, ...dates })).planned).toHaveLength(1);
	expect(await request("/en-it/plan")).toContain("Before the day.");
	await call("PUT", "/admin/clock", { advance: HOUR + 60 });
	await expectSoon(() => request("/en-it/plan")).toContain("On the day.");
	await call("PUT", "/admin/clock", { advance: HOUR });
	await expectSoon(() => request("/en-it/plan")).not.toContain("On the day.");
	expect(await request("/en-it/plan")).toContain("<main");
});

// proves content-38, cache-16
test("a deleted page and a deleted section leave the shop", async () => {
	await create("gone-line", "Statement", { text: { en: "Soon gone." } });
	const page = { slug: "/gone", title: { en: "Gone" } };
	await create("gone-page", "Page", { ...page, sections: [{ link: "gone-line" }] });
	await expectSoon(() => request("/en-it/gone")).toContain("Soon gone.");
	expect(await entry("DELETE", "/gone-line", { version: 2 })).toMatchObject({
		status: 422,
		linkedFrom: [{ id: "gone-page", type: "Page", field: "sections" }],
	});
	await entry("PATCH", "/gone-page", { version: 2, fields: { ...page, sections: [] } });
	await entry("POST", "/gone-page/publish", { version: 3 });
	expect((await entry("DELETE", "/gone-line", { version: 2 })).status).toBe(204);
	await expectSoon(() => request("/en-it/gone")).not.toContain("Soon gone.");
	expect(await request("/en-it/gone")).toContain("<main");
	expect((await entry("DELETE", "/gone-page", { version: 4 })).status).toBe(204);
	await expectSoon(() => request("/en-it/gone")).toBe("");
});
