import { expect, test } from "vitest";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";
import { BROWSER_USER_AGENT } from "../setup/shopper.ts";

const shop = startOwnShop("scheduled-second");

const write = async (method: string, path: string, body: object): Promise<void> => {
	const response = await fetch(new URL(`/admin/content/entries${path}`, shop().commerce), {
		method,
		headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
};
const publish = async (id: string, type: string, fields: object, dates: object = {}): Promise<void> => {
	await write("POST", "", { id, type, fields, ...dates });
	await write("POST", `/${id}/publish`, { version: 1 });
};
const look = async (path: string) => {
	const sentAt = Date.now();
	const response = await fetch(new URL(path, shop().storefront), {
		headers: { "user-agent": BROWSER_USER_AGENT },
	});
	const text = await response.text();
	return { sentAt, receivedAt: Date.now(), text, headers: response.headers };
};

// proves cache-7, cache-11, cache-16
test("what is planned shows with the first request of its second, from every cache, and not before", async () => {
	const from = Math.ceil(Date.now() / 1000) + 8;
	const until = from + 3;
	await publish(
		"second-line",
		"Statement",
		{ text: { en: "For three seconds." } },
		{ publishAt: from, unpublishAt: until },
	);
	await publish("second-page", "Page", {
		slug: "/second",
		title: { en: "Second" },
		sections: [{ link: "second-line" }],
	});
	await expectSoon(async () => (await look("/en-it/second")).headers.get("x-content-revision")).toMatch(
		/^\d+-\d+$/,
	);
	const looks: Awaited<ReturnType<typeof look>>[] = [];
	await expect
		.poll(
			async () => {
				looks.push(await look("/en-it/second"));
				return Date.now();
			},
			{ timeout: 30_000, interval: 100 },
		)
		.toBeGreaterThan((until + 2) * 1000);
	const isShown = ({ text }: (typeof looks)[number]) => text.includes("For three seconds.");
	for (const one of looks) {
		if (one.receivedAt < from * 1000 || one.sentAt >= (until + 1) * 1000) expect(isShown(one)).toBe(false);
		if (one.sentAt >= (from + 1) * 1000 && one.receivedAt < until * 1000) expect(isShown(one)).toBe(true);
	}
	expect(looks.some(isShown)).toBe(true);
	expect(
		looks.map(({ headers }) => headers.get("server-timing") ?? "").filter((timing) => timing.includes("hit"))
			.length,
	).toBeGreaterThan(0);
});
