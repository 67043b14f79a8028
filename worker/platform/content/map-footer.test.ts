import { expect, test } from "vitest";
import { footerResponse } from "./content-schemas.ts";
import { toFooter } from "./map-footer.ts";

const link = (title: string, targetUrl: string) => ({ title, targetUrl });
const writePicture = (mediaId: string): string => `/media/${mediaId}`;

test("the footer has columns and a copyright line", () => {
	const items = [
		{
			copyright: "© 2026",
			columnsCollection: {
				items: [{ title: "Help", linksCollection: { items: [link("Returns", "/returns")] } }],
			},
		},
	];
	const { data } = footerResponse.parse({ data: { footerCollection: { items } } });
	const nothing = { legal: [], social: [], contact: [], payments: { names: [], marks: [] } };
	expect(toFooter(data.footerCollection, "IT", writePicture)).toEqual({
		...nothing,
		columns: [{ title: "Help", links: [{ title: "Returns", url: "/returns" }] }],
		copyright: "© 2026",
	});
	expect(toFooter([], "IT", writePicture)).toEqual({ ...nothing, columns: [], copyright: "" });
});

// proves content-27
test("the footer that names the country precedes one for all, with links, contact, payments and app", () => {
	const contact = {
		json: {
			nodeType: "document",
			content: [
				{
					nodeType: "paragraph",
					content: [
						{ nodeType: "text", value: "Write to " },
						{
							nodeType: "hyperlink",
							data: { uri: "mailto:care@house.example" },
							content: [{ nodeType: "text", value: "us" }],
						},
						{
							nodeType: "hyperlink",
							data: { uri: "javascript:alert(1)" },
							content: [{ nodeType: "text", value: "." }],
						},
					],
				},
				{ nodeType: "paragraph", content: [{ nodeType: "text", value: "" }] },
			],
		},
	};
	const german = {
		copyright: "GmbH",
		countries: ["DE", "AT"],
		contact,
		legalLinksCollection: { items: [link("Imprint", "/imprint")] },
		socialLinksCollection: { items: [link("Photos", "https://photos.example/house")] },
		paymentNames: ["Visa"],
		paymentMarksCollection: { items: [{ mediaId: "visa.png", description: "Visa" }] },
		appBadge: link("App", "https://apps.apple.com/app/id6700000000"),
		appCode: { mediaId: "code.png" },
	};
	const { data } = footerResponse.parse({
		data: { footerCollection: { items: [{ copyright: "all", countries: [] }, german] } },
	});
	expect(toFooter(data.footerCollection, "FR", writePicture).copyright).toBe("all");
	expect(toFooter(data.footerCollection, "AT", writePicture)).toEqual({
		columns: [],
		copyright: "GmbH",
		legal: [{ title: "Imprint", url: "/imprint" }],
		social: [{ title: "Photos", url: "https://photos.example/house" }],
		contact: [[{ text: "Write to " }, { text: "us", href: "mailto:care@house.example" }, { text: "." }]],
		payments: { names: ["Visa"], marks: [{ src: "/media/visa.png", alt: "Visa" }] },
		app: {
			link: { title: "App", url: "https://apps.apple.com/app/id6700000000" },
			code: "/media/code.png",
		},
	});
});
