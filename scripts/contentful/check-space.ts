import { contentTypes } from "@vetrina/content-model/content-types.ts";
import type { ContentTypeProps, LocaleProps } from "contentful-management";
import { CHANGES_PATH } from "../../shared/domain/addresses/ops-paths.ts";
import { nameSpaceType } from "../../worker/platform/content/contentful/space-fields.ts";
import { findStatus, listAll, type SpaceAccess, type SpaceClient } from "./connect-space.ts";
import { findCode, type LocaleCodes, listSpaceLocales, toSpaceType } from "./space-model.ts";

/** A sentence on what is as it should be, or on what is not and how to mend it. */
export type Finding = { isFine: boolean; text: string };

type Settings = {
	access: SpaceAccess;
	codes: LocaleCodes;
	languages: readonly string[];
	/** The address of the storefront's content, and its tokens. */
	delivery: { url: string; token: string | undefined; previewToken: string | undefined };
};

const fine = (text: string): Finding => ({ isFine: true, text });
const wrong = (text: string): Finding => ({ isFine: false, text });

const checkAccess = async (
	client: SpaceClient,
	{ space, environment, host }: SpaceAccess,
): Promise<Finding[]> => {
	try {
		await client.space.get({});
	} catch (error) {
		const status = findStatus(error);
		if (status === 401 || status === 403)
			return [
				wrong(
					`${host} does not accept the token: make one for the Content Management API, and set CONTENTFUL_MANAGEMENT_TOKEN.`,
				),
			];
		if (status === 404)
			return [
				wrong(
					`There is no space ${space}, or the token may not see it: look at its id under Settings, General.`,
				),
			];
		return [wrong(`${host} cannot be reached: ${error instanceof Error ? error.message : String(error)}`)];
	}
	try {
		await client.environment.get({});
	} catch {
		return [wrong(`The space ${space} has no environment ${environment}: set CONTENTFUL_ENVIRONMENT.`)];
	}
	return [fine(`The space ${space} and its environment ${environment} can be reached.`)];
};

const checkLocales = (locales: readonly LocaleProps[], { codes, languages }: Settings): Finding[] => {
	const usual = locales.find((locale) => locale.default)?.code;
	const english = findCode(codes, "en");
	if (usual !== english)
		return [
			wrong(
				`The default locale of the space is ${usual}, and the shop asks for English in ${english}: set CONTENTFUL_LOCALES=en=${usual}.`,
			),
		];
	const faults = listSpaceLocales(codes, languages).flatMap(({ code, fallbackCode, optional }): Finding[] => {
		const locale = locales.find((one) => one.code === code);
		if (!locale) return [wrong(`The locale ${code} is missing: run npm run contentful -- model.`)];
		if (!optional) return [];
		return [
			...(locale.fallbackCode === fallbackCode
				? []
				: [
						wrong(
							`Texts that ${code} lacks are those of ${locale.fallbackCode ?? "no locale"}, and the shop expects ${fallbackCode}: run npm run contentful -- model.`,
						),
					]),
			...(locale.optional
				? []
				: [
						wrong(
							`Entries cannot be published without texts in ${code}: let the locale have empty fields, or run npm run contentful -- model.`,
						),
					]),
		];
	});
	return faults.length > 0
		? faults
		: [fine(`The space has a locale for each of the house's ${languages.length} languages.`)];
};

const describeField = ({
	type,
	linkType,
	items,
}: {
	type: string;
	linkType?: string | undefined;
	items?: { type: string; linkType?: string | undefined } | undefined;
}): string => (items ? `list of ${items.linkType ?? items.type}` : (linkType ?? type));

const checkTypes = (types: readonly ContentTypeProps[], codes: LocaleCodes): Finding[] => {
	const known = new Map(types.map((type) => [type.sys.id, type]));
	const faults = contentTypes.flatMap((type): Finding[] => {
		const expected = toSpaceType(type, codes);
		const id = nameSpaceType(type.id);
		const found = known.get(id);
		if (!found) return [wrong(`The content type ${id} is missing: run npm run contentful -- model.`)];
		if (found.sys.publishedVersion === undefined)
			return [
				wrong(`The content type ${id} is not published: publish it, or run npm run contentful -- model.`),
			];
		return expected.fields.flatMap((field): Finding[] => {
			const own = found.fields.find((one) => one.id === field.id);
			const at = `The field ${field.id} of ${id}`;
			if (!own) return [wrong(`${at} is missing: run npm run contentful -- model.`)];
			const [has, wants] = [describeField(own), describeField(field)];
			if (has !== wants)
				return [
					wrong(
						`${at} is a ${has}, and the shop expects a ${wants}: npm run contentful -- model --remove makes it again, without its values.`,
					),
				];
			if (own.omitted)
				return [
					wrong(
						`${at} is omitted from responses, so every query of it is refused: show it, or run npm run contentful -- model.`,
					),
				];
			if ((own.localized ?? false) !== field.localized)
				return [
					wrong(
						`${at} ${field.localized ? "has" : "should have"} one value for all locales${field.localized ? ", and should have one for each" : ""}: run npm run contentful -- model.`,
					),
				];
			return [];
		});
	});
	return faults.length > 0
		? faults
		: [fine(`All ${contentTypes.length} content types are there, with the fields that the shop asks for.`)];
};

type Answer = { status: number; total?: number | undefined; message: string };

type Delivery = Settings["delivery"] & { space: string; environment: string };

const ask = async (
	{ url, space, environment }: Delivery,
	token: string,
	isPreview: boolean,
): Promise<Answer> => {
	const query = `{ pageCollection(limit: 1, preview: ${isPreview}) { total } }`;
	try {
		const response = await fetch(
			`${url}/content/v1/spaces/${space}/environments/${environment}?${new URLSearchParams({ query })}`,
			{
				headers: { authorization: `Bearer ${token}` },
			},
		);
		const { data, errors = [] } = (await response.json()) as {
			data?: { pageCollection?: { total?: number } };
			errors?: { message?: string }[];
		};
		return { status: response.status, total: data?.pageCollection?.total, message: errors[0]?.message ?? "" };
	} catch (error) {
		return { status: 0, message: error instanceof Error ? error.message : String(error) };
	}
};

/** Asks the service of content with the shop's tokens. */
export const checkDelivery = async (delivery: Delivery): Promise<Finding[]> => {
	const { url, token, previewToken } = delivery;
	const findings: Finding[] = [];
	for (const [name, value, isPreview] of [
		["CONTENTFUL_DELIVERY_TOKEN", token, false],
		["CONTENTFUL_PREVIEW_TOKEN", previewToken, true],
	] as const) {
		if (!value) {
			findings.push(
				wrong(
					`${name} is not set: ${isPreview ? "previews show nothing" : "the shop shows no content"} without it.`,
				),
			);
			continue;
		}
		const { status, total, message } = await ask(delivery, value, isPreview);
		if (total === undefined)
			findings.push(wrong(`${url} answered ${status || "nothing"} to ${name}: ${message}`));
		else if (total === 0) findings.push(wrong("The space has no page: run npm run contentful -- export."));
		else findings.push(fine(`${name} gives ${total} pages${isPreview ? ", with drafts" : ""}.`));
	}
	return findings;
};

const checkEntries = async (client: SpaceClient): Promise<Finding[]> => {
	const entries = await listAll((query) => client.entry.getMany({ query }));
	const assets = await listAll((query) => client.asset.getMany({ query }));
	const isPublished = ({ sys }: { sys: { publishedVersion?: number } }) => sys.publishedVersion !== undefined;
	const published = new Set([...entries, ...assets].filter(isPublished).map(({ sys }) => sys.id));
	const known = new Set([...entries, ...assets].map(({ sys }) => sys.id));
	const listLinks = (value: unknown): string[] => {
		if (Array.isArray(value)) return value.flatMap(listLinks);
		if (typeof value !== "object" || value === null) return [];
		const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } };
		if (sys?.type === "Link" && sys.id) return [sys.id];
		return Object.values(value).flatMap(listLinks);
	};
	const faults = entries.filter(isPublished).flatMap(({ sys, fields }): Finding[] => {
		const links = new Set(listLinks(fields).filter((id) => !published.has(id)));
		return [...links].map((id) =>
			wrong(
				`The entry ${sys.id} links to ${id}, which ${known.has(id) ? "is not published" : "does not exist"}: the page is shown without it.`,
			),
		);
	});
	return faults.length > 0
		? faults
		: [
				fine(
					`${entries.filter(isPublished).length} entries and ${assets.filter(isPublished).length} assets are published, and all their links lead somewhere.`,
				),
			];
};

const checkWebhook = async (client: SpaceClient): Promise<Finding[]> => {
	const { items } = await client.webhook.getMany({});
	const own = items.find(({ url }) => url.endsWith(CHANGES_PATH));
	return [
		own
			? fine(`The space tells ${new URL(own.url).host} what is published.`)
			: wrong(
					"No webhook tells the shop what is published, so changes show when caches end: run npm run contentful -- webhook --shop https://shop.example.",
				),
	];
};

/** Examines a space for the shop: access, locales, content types, entries, the tokens of delivery and the webhook (content-65). */
export const checkSpace = async (client: SpaceClient, settings: Settings): Promise<Finding[]> => {
	const access = await checkAccess(client, settings.access);
	if (access.some(({ isFine }) => !isFine)) return access;
	const { items: locales } = await client.locale.getMany({ query: { limit: 1000 } });
	const types = await listAll((query) => client.contentType.getMany({ query }));
	return [
		...access,
		...checkLocales(locales, settings),
		...checkTypes(types, settings.codes),
		...(await checkEntries(client)),
		...(await checkDelivery({ ...settings.access, ...settings.delivery })),
		...(await checkWebhook(client)),
	];
};
