import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

const NOW = 1_790_000_000_000;
const QUERY_ID = "43b15df305339e827f0ac0bdc5ebcaa7";
const click = {
	eventType: "click",
	eventName: "Product Clicked",
	index: "vetrina-eu__products__en",
	userToken: "user-1",
	queryID: QUERY_ID,
	objectIDs: ["VT100-red"],
	positions: [3],
	timestamp: NOW,
};
const { queryID: _, positions: __, ...plain } = click;

test.each([
	["a click after a search", click],
	["a click on something recommended", plain],
	["a view", { ...plain, eventType: "view" }],
	["a click on a filter", { ...plain, objectIDs: undefined, filters: ["c_color:red"] }],
	[
		"what was put into the bag after a search",
		{
			...plain,
			eventType: "conversion",
			eventSubtype: "addToCart",
			queryID: QUERY_ID,
			objectData: [{ queryID: QUERY_ID, price: 210, quantity: 1, discount: "90.5" }],
			value: 210,
			currency: "EUR",
		},
	],
])("%s", (_name, event) => {
	const given = JSON.parse(JSON.stringify(event));
	expect(readEvents({ events: [given] }, NOW)).toEqual({ events: [given] });
});

test.each([
	[{}, "events"],
	[{ events: [] }, "events"],
	[{ events: [5] }, "events[0]"],
	[{ events: [click, { ...click, eventType: "hover" }] }, "events[1]: eventType"],
	[{ events: [{ ...click, eventName: "" }] }, "eventName"],
	[{ events: [{ ...click, index: "orders" }] }, "index does not exist"],
	[{ events: [{ ...click, userToken: "who?" }] }, "userToken"],
	[{ events: [{ ...click, queryID: "1" }] }, "queryID"],
	[{ events: [{ ...click, queryID: undefined }] }, "both queryID and positions"],
	[{ events: [{ ...click, positions: undefined }] }, "both queryID and positions"],
	[{ events: [{ ...click, positions: [1, 2] }] }, "different length"],
	[{ events: [{ ...click, positions: [0] }] }, "positions"],
	[{ events: [{ ...click, objectIDs: Array.from({ length: 21 }, () => "a") }] }, "objectIDs"],
	[{ events: [{ ...click, filters: ["a:b"] }] }, "one of them"],
	[{ events: [{ ...plain, eventType: "view", eventSubtype: "addToCart" }] }, "eventSubtype"],
	[{ events: [{ ...click, timestamp: NOW - 5 * 86_400_000 }] }, "timestamp"],
])("%j is refused", (body, why) => {
	expect(readEvents(body, NOW)).toEqual({ status: 422, message: expect.stringContaining(why) });
});

test("drops events that libraries report about themselves", () => {
	const aboutItself = { eventType: "instantsearch", eventName: "__start__", userToken: "a", widgets: [] };
	const events = [{ ...click, algoliaSource: ["instantsearch"] }, aboutItself];
	expect(readEvents({ events }, NOW)).toEqual({ events: [click] });
});
