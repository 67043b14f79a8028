import { beforeAll, expect, inject, test } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { fetchExport } from "../../scripts/lib/content/content-service.ts";
import { siteConfig } from "../../worker/base/sites.ts";
import { PAGE_QUERY } from "../../worker/platform/content/content-queries.ts";
import { pageResponse } from "../../worker/platform/content/content-schemas.ts";
import { designedPageSchema } from "../../worker/platform/content/design/designed-page.ts";
import { mapDesignedPage } from "../../worker/platform/content/design/read-design.ts";
import { toAnyPage } from "../../worker/platform/content/map-content.ts";
import { newGuest, ORGANIZATION } from "../conformance/cloud.ts";

const PAGES = ["Page", "JournalArticle", "BrandPage"];
const token = ensureSecrets().commerce.ADMIN_TOKEN ?? "";

type Place = { id: string; slug: string; siteId: string };
let places: Place[] = [];
beforeAll(async () => {
	const entries = await fetchExport({ baseUrl: inject("commerce"), token });
	places = entries
		.filter(({ type, group }) => PAGES.includes(type) && group === null)
		.flatMap(({ id, fields, sites }) =>
			(sites ?? siteConfig.sites.map((site) => site.id)).map((siteId) => ({
				id,
				slug: String(fields.slug),
				siteId,
			})),
		);
});

const read = async (url: URL, init?: RequestInit): Promise<unknown> => {
	const response = await fetch(url, init);
	if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
	return response.json();
};

const readContentService = async ({ slug, siteId }: Place, locale: string) => {
	const url = new URL("/content/v1/vetrina/graphql", inject("commerce"));
	const variables = JSON.stringify({ site: siteId, locale, slug });
	url.search = String(new URLSearchParams({ query: PAGE_QUERY, variables }));
	return toAnyPage(pageResponse.parse(await read(url)).data);
};

const readShopperExperience = async ({ id, siteId }: Place, locale: string, accessToken: string) => {
	const { pdToken } = (await read(new URL("/admin/content/design-tokens", inject("commerce")), {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ pageId: id, origin: "https://editor.example" }),
	})) as { pdToken: string };
	const path = `/experience/shopper-experience/v1/organizations/${ORGANIZATION}/pages/${encodeURIComponent(id)}`;
	const url = new URL(path, inject("commerce"));
	url.search = String(new URLSearchParams({ siteId, locale, mode: "EDIT", pdToken, c_drafts: "false" }));
	const json = await read(url, { headers: { authorization: `Bearer ${accessToken}` } });
	return mapDesignedPage(designedPageSchema.parse(json), {});
};

/** Places of entries are for an editor's frame, so the content service has none. */
const withoutPlaces = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value, (key, one) => (key === "place" ? undefined : one)));

// proves preview-12
test.each(["en", "ar", "ja"])(
	"each page of the house is composed of the same by Shopper Experience and by the content service: %s",
	async (language) => {
		expect(places.length).toBeGreaterThan(20);
		const guests = new Map<string, Promise<{ token: string }>>();
		for (const place of places) {
			const site = siteConfig.sites.find(({ id }) => id === place.siteId);
			const locale = `${language}-${site?.defaultCountry}`;
			const guest = guests.get(place.siteId) ?? newGuest(place.siteId);
			guests.set(place.siteId, guest);
			const composed = await readShopperExperience(place, locale, (await guest).token);
			expect(composed, place.id).not.toBeNull();
			expect(withoutPlaces(composed), `${place.id} ${locale}`).toEqual(
				withoutPlaces(await readContentService(place, locale)),
			);
		}
	},
	120_000,
);
