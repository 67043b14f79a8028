import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { PRIVATE_CLIENT } from "../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const event = (id: string, name = "page_view") => ({
	id,
	at: 1_764_400_000_000,
	name,
	place: { siteId: "vetrina-eu", path: "/en-it/" },
	data: { status: 200 },
});
const post = async (body: unknown, authorization = PRIVATE_CLIENT.authorization) => {
	const response = await commerce.fetch("/dataset/v1/events", {
		method: "POST",
		headers: { authorization },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const listed = async (query = "") => {
	const response = await commerce.fetch(`/admin/dataset/events${query}`, {
		headers: { authorization: "Bearer test-admin" },
	});
	return ((await response.json()) as { events: { id: string }[] }).events;
};

// proves event-13
test("an event that arrives twice is stored once", async () => {
	const [first, second] = [event(crypto.randomUUID()), event(crypto.randomUUID(), "view_item")];
	expect((await post({ events: [first] })).body).toEqual({ stored: 1, known: 0 });
	expect((await post({ events: [first, second] })).body).toEqual({ stored: 1, known: 1 });
	expect(await listed()).toEqual(expect.arrayContaining([first, second]));
	expect(await listed("?name=view_item")).toEqual([second]);
});

test.each<[string, unknown]>([
	["no events", { events: [] }],
	["an id that is no UUID", { events: [event("1")] }],
	["more than 100 events", { events: Array.from({ length: 101 }, () => event(crypto.randomUUID())) }],
	["a name with other letters", { events: [event(crypto.randomUUID(), "Page view")] }],
	["one bad event among good ones", { events: [event(crypto.randomUUID()), { id: "x" }] }],
])("%s is refused as a whole", async (_, body) => {
	const before = await listed();
	expect((await post(body)).status).toBe(400);
	expect(await listed()).toEqual(before);
});

test("only the private client writes events, and only administrators read them", async () => {
	expect((await post({ events: [event(crypto.randomUUID())] }, "Basic eDp5")).status).toBe(401);
	expect((await commerce.fetch("/admin/dataset/events")).status).toBe(401);
});
