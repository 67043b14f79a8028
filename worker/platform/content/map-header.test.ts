import { describe, expect, test } from "vitest";
import { headerResponse } from "./content-schemas.ts";
import { toHeader } from "./map-header.ts";

const read = (...navigation: unknown[]) => {
	const items = [{ navigationCollection: { items: navigation } }];
	const { data } = headerResponse.parse({ data: { headerCollection: { items } } });
	return toHeader(data.headerCollection[0]).navigation;
};
const item = (title: string | null, targetUrl: string | null, more: object = {}) => ({
	title,
	targetUrl,
	...more,
});
const below = (...items: unknown[]) => ({ subItemsCollection: { items } });

describe("the editors' menu", () => {
	test("has three levels with all fields of its items", () => {
		const midi = item("Midi", "/women/dresses/midi", { color: "#6d1522" });
		const dresses = item("Dresses", "/women/dresses", {
			queryParameters: "srule=new",
			column: 2,
			...below(midi),
		});
		const women = item("Women", "/women", {
			color: null,
			description: "From morning to night",
			template: "columns",
			sorting: "A-Z",
			viewAll: "large",
			image: { mediaId: "editorial/swing.jpg", width: 1200, height: 1600, description: "A dress" },
			...below(dresses),
		});
		expect(read(women)).toEqual([
			{
				title: "Women",
				url: "/women",
				description: "From morning to night",
				template: "columns",
				sorting: "A-Z",
				viewAll: "large",
				image: {
					src: expect.stringMatching(/^\/.*\/editorial\/swing\.jpg$/),
					alt: "A dress",
					width: 1200,
					height: 1600,
				},
				items: [
					{
						title: "Dresses",
						url: "/women/dresses?srule=new",
						column: 2,
						items: [{ title: "Midi", url: "/women/dresses/midi", colour: "#6d1522", items: [] }],
					},
				],
			},
		]);
	});

	test("keeps headings without an address, and leaves out those with nothing below", () => {
		expect(read(item("By room", null, below(item("Table", "/table"))), item("Nothing", null))).toEqual([
			{ title: "By room", items: [{ title: "Table", url: "/table", items: [] }] },
		]);
	});

	test("leaves out unreadable items, and keeps those with an unknown choice", () => {
		const odd = { template: "carousel", sorting: "random", viewAll: "sometimes", image: { mediaId: 3 } };
		expect(read(item(null, "/gone"), null, item("Women", "/women", odd))).toEqual([
			{ title: "Women", url: "/women", items: [] },
		]);
	});
});

const line = (value: string, more: object = {}) => ({
	text: {
		json: {
			nodeType: "document",
			content: [{ nodeType: "paragraph", content: [{ nodeType: "text", value, marks: [] }] }],
		},
	},
	...more,
});
const readHeader = (entry: object) => {
	const { data } = headerResponse.parse({ data: { headerCollection: { items: [entry] } } });
	return toHeader(data.headerCollection[0]);
};

// proves shell-31
test("the lines above the header are rich texts with links; empty ones are left out, and those with unreadable conditions are for no one", () => {
	const shownTo = { block: "lines", groups: ["VIP"] };
	const header = readHeader({
		headerType: "white",
		rotatingBannerInterval: 8000,
		rotatingBannerCollection: {
			items: [
				line("For you", { shownTo }),
				line("Unreadable", { shownTo: { groups: "VIP" } }),
				line("Delivery", { link: item("Delivery", "/shipping") }),
				line(""),
				line("Repairs", {
					popup: {
						id: "repairs",
						title: "Repairs",
						body: line("We mend.").text,
						linksCollection: { items: [] },
					},
				}),
				line("Odd", { popup: { body: 3 } }),
			],
		},
	});
	const text = (value: string) => [{ tag: "p", content: [value] }];
	expect(header).toEqual({
		navigation: [],
		announcementInterval: 8000,
		headerType: "white",
		announcements: [
			{ nodes: text("For you"), shownTo },
			{ nodes: text("Unreadable"), shownTo: { block: "", groups: [] } },
			{ nodes: text("Delivery"), link: { title: "Delivery", url: "/shipping" } },
			{
				nodes: text("Repairs"),
				popup: { id: "repairs", title: "Repairs", text: text("We mend."), image: undefined, links: [] },
			},
			{ nodes: text("Odd") },
		],
	});
	expect(readHeader({ headerType: "default", rotatingBannerInterval: 5000 })).toEqual({
		navigation: [],
		announcements: [],
	});
	expect(toHeader(undefined)).toEqual({ navigation: [], announcements: [] });
});
