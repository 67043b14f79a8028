import { answerQuery } from "@vetrina/commerce-sandbox/apis/contentful/answer-query.ts";
import {
	type ContentTypeBody,
	createSpaceData,
	type EntryBody,
	type LocaleBody,
	type Resource,
	type SpaceData,
} from "@vetrina/commerce-sandbox/apis/contentful/space.ts";
import { house } from "@vetrina/commerce-sandbox/house.ts";
import { type HouseEntry, listSpaceAssets, toSpaceEntry } from "../../scripts/contentful/space-entries.ts";
import { type LocaleCodes, listSpaceLocales, listSpaceTypes } from "../../scripts/contentful/space-model.ts";

const AT = "2026-11-01T00:00:00.000Z";
const SPACE = { id: "space-1", environment: "master", imagesUrl: "https://images.ctfassets.net" };

const publish = <Body>(id: string, body: Body, more: Partial<Resource<Body>> = {}): Resource<Body> => ({
	id,
	version: 2,
	body,
	published: { body, version: 1, at: AT, counter: 1 },
	createdAt: AT,
	updatedAt: AT,
	...more,
});

/** Returns a space with a house's model, entries and pictures, as the commands `model` and `export` leave it. */
export const fillSpace = (entries: readonly HouseEntry[], codes: LocaleCodes = new Map()): SpaceData => {
	const space = createSpaceData();
	for (const locale of listSpaceLocales(codes))
		space.locales.set(locale.code, publish<LocaleBody>(locale.code, locale));
	for (const { id, ...type } of listSpaceTypes(codes))
		space.contentTypes.set(id, publish(id, type as ContentTypeBody));
	for (const { id, mediaId, fields } of listSpaceAssets(entries, codes, (mediaId) => mediaId)) {
		const size = house.media.contentSize?.(mediaId);
		const file = Object.fromEntries(
			Object.entries(fields.file ?? {}).map(([locale, value]) => {
				const { fileName } = value as { fileName: string };
				const url = `/${SPACE.id}/${id}/token/${fileName}`;
				return [locale, { ...(value as object), url, ...(size && { details: { image: size } }) }];
			}),
		);
		space.assets.set(id, publish<EntryBody>(id, { fields: { ...fields, file } }));
	}
	for (const entry of entries) {
		const { id, type, isPublished, fields } = toSpaceEntry(entry, codes);
		const resource = publish<EntryBody>(id, { fields }, { type });
		space.entries.set(id, isPublished ? resource : { ...resource, published: undefined });
	}
	return space;
};

export const BINDINGS = {
	CONTENTFUL_SPACE: SPACE.id,
	CONTENTFUL_DELIVERY_TOKEN: "delivery",
	CONTENTFUL_PREVIEW_TOKEN: "preview",
	CONTENT_URL: "https://content.example",
} as const;

/** Returns a fetch that answers for the space, and keeps what it was asked. */
export const serveSpace = (space: SpaceData) => {
	const asked: string[] = [];
	const serve = async (input: Request | string | URL): Promise<Response> => {
		const request = new Request(input);
		const url = new URL(request.url);
		if (url.pathname !== `/content/v1/spaces/${SPACE.id}/environments/${SPACE.environment}`)
			return Response.json({}, { status: 404 });
		const query = url.searchParams.get("query") ?? "";
		asked.push(query);
		const isPreviewToken = request.headers.get("authorization") === "Bearer preview";
		const { status, body } = await answerQuery(space, query, {}, { ...SPACE, isPreviewToken });
		return Response.json(body, { status });
	};
	return { serve, asked };
};
