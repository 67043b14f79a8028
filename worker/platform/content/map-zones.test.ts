import { expect, test } from "vitest";
import { contentPicture } from "../../base/content-picture.ts";
import { footerResponse } from "./content-schemas.ts";
import { withFaults } from "./entry-faults.ts";
import { toZones } from "./map-zones.ts";

const paragraph = (value: string) => [{ tag: "p", content: [value] }];
const link = (title: string, targetUrl: string) => ({ title, targetUrl });
const zonesFrom = (...items: object[]) =>
	toZones(
		footerResponse.parse({ data: { marketingZoneCollection: { items } } }).data.marketingZoneCollection,
	);
const document = (value: string) => ({
	json: {
		nodeType: "document",
		content: [{ nodeType: "paragraph", content: [{ nodeType: "text", value }] }],
	},
});

// proves content-28
test.each([
	[{ __typename: "RichTextSection", body: document("Hello") }, { text: paragraph("Hello") }],
	[
		{ __typename: "Statement", text: "Line", link: link("More", "/about") },
		{ text: paragraph("Line"), link: { title: "More", url: "/about" } },
	],
	[
		{ __typename: "Card", title: "Card", description: "Text", image: { mediaId: "a.jpg" } },
		{ title: "Card", text: paragraph("Text"), image: { src: contentPicture("a.jpg"), alt: "" } },
	],
	[
		{ __typename: "NewsletterSignUp", signUpTitle: "Letters", signUpText: "Two a month." },
		{ title: "Letters", text: paragraph("Two a month."), link: { title: "Letters", url: "/newsletter" } },
	],
	[
		{ __typename: "Image", mediaId: "b.jpg", description: "A rail" },
		{ text: [], image: { src: contentPicture("b.jpg"), alt: "A rail" } },
	],
])("a zone shows %j", (content, expected) =>
	expect(zonesFrom({ zone: "top-banner", content })).toEqual([
		{ zone: "top-banner", isClosable: true, ...expected },
	]),
);

// proves content-28
test("a zone's text keeps the links that it names, and other entries are left out and reported", () => {
	const name = (nodeType: string, id: string, content: object[] = []) => ({
		nodeType,
		data: { target: { sys: { id } } },
		content,
	});
	const words = [{ nodeType: "text", value: "our care" }];
	const line = [name("entry-hyperlink", "page", words), name("embedded-entry-inline", "button")];
	const json = {
		nodeType: "document",
		content: [{ nodeType: "paragraph", content: line }, name("embedded-entry-block", "slides")],
	};
	const items = [
		{ __typename: "Page", id: "page", slug: "/care", title: "Care" },
		{ __typename: "Cta", id: "button", ...link("Ask us", "/csc") },
		{ __typename: "Carousel", id: "slides" },
	];
	const { result, faults } = withFaults(() =>
		zonesFrom({
			zone: "top-banner",
			content: { __typename: "RichTextSection", body: { json }, bodyEntriesCollection: { items } },
		}),
	);
	expect(result[0]?.text).toEqual([
		{
			tag: "p",
			content: [
				{ tag: "a", link: { title: "our care", url: "/care" }, content: ["our care"] },
				{ tag: "a", link: { title: "Ask us", url: "/csc" }, content: ["Ask us"] },
			],
		},
	]);
	expect(faults).toEqual([expect.stringMatching(/^Carousel slides \(.*is no link/)]);
});

// proves content-28
test("each place shows its first content, and unreadable zones are left out", () => {
	const content = { __typename: "Statement", text: "One" };
	const zones = zonesFrom(
		{
			zone: "top-banner",
			isClosable: false,
			content,
			popup: { id: "w", title: "Window", body: document("Text") },
		},
		{ zone: "top-banner", content: { ...content, text: "Two" } },
		{ zone: "sidebar", content },
		{ zone: "bottom-banner", content: { __typename: "Video" } },
		{ zone: "centered-window", content },
	);
	expect(zones.map(({ zone, isClosable }) => [zone, isClosable])).toEqual([
		["top-banner", false],
		["centered-window", true],
	]);
	expect(zones.find(({ zone }) => zone === "top-banner")).toMatchObject({
		text: paragraph("One"),
		popup: { id: "w", title: "Window", text: paragraph("Text"), links: [] },
	});
});
