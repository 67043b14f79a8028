import { expect, test } from "vitest";
import { readLiveView } from "./live-preview.ts";

const locale = { language: "en", country: "IT" } as const;
const editors = { EDITOR_ORIGINS: "https://app.contentful.com https://other.example" };
const space = {
	CONTENTFUL_SPACE: "space",
	CONTENTFUL_LOCALES: "en=en-US",
	CONTENTFUL_DELIVERY_TOKEN: "token",
};
const read = (env: object, mode: "live" | "preview" = "live") =>
	readLiveView(
		{ preview: { mode, hasDrafts: true }, env } as unknown as Parameters<typeof readLiveView>[0],
		locale,
	);

// proves preview-17
test("a live preview of a space names the space, the page's locale and its editors, and no other does", () => {
	expect(read({ ...editors, ...space })).toEqual({
		mode: "LIVE",
		space: {
			id: "space",
			environment: "master",
			locale: "en-US",
			origins: ["https://app.contentful.com", "https://other.example"],
		},
	});
	expect(read(editors)).toEqual({ mode: "LIVE", studio: "https://app.contentful.com" });
	expect(read({ ...editors, ...space }, "preview")).toBeUndefined();
});
