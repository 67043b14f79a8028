import { isDeepStrictEqual } from "node:util";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import type { ContentFields, ContentTypeProps } from "contentful-management";
import { explain, listAll, type SpaceClient } from "./connect-space.ts";
import {
	findCode,
	type LocaleCodes,
	listHelpTexts,
	listSpaceLocales,
	type SpaceType,
	toSpaceType,
} from "./space-model.ts";

type Settings = {
	codes: LocaleCodes;
	languages: readonly string[];
	/** Deletes fields that the model has no longer, and fields of another type, with their values. */
	removes: boolean;
	say: (line: string) => void;
};

/** A field as the service stores it: what is not said is false or empty. */
const normaliseField = (field: Partial<ContentFields>): object => {
	const items = field.items && { validations: [], ...field.items };
	const { id, name, type, linkType, localized = false, required = false, omitted = false } = field;
	const { validations = [], defaultValue } = field;
	const plain = { id, name, type, linkType, localized, required, omitted, items, validations, defaultValue };
	return JSON.parse(JSON.stringify(plain)) as object;
};

const isSameType = (one: SpaceType, other: ContentTypeProps): boolean =>
	one.name === other.name &&
	one.description === other.description &&
	one.displayField === other.displayField &&
	isDeepStrictEqual(one.fields.map(normaliseFields), other.fields.map(normaliseFields));
const normaliseFields = (field: object): object => normaliseField(field as Partial<ContentFields>);

const hasSameShape = (one: Partial<ContentFields>, other: Partial<ContentFields>): boolean =>
	one.type === other.type &&
	one.linkType === other.linkType &&
	one.items?.type === other.items?.type &&
	one.items?.linkType === other.items?.linkType;

const isPublishedAsSaved = ({ sys }: ContentTypeProps): boolean =>
	sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1;

const migrateLocales = async (client: SpaceClient, { codes, languages, say }: Settings): Promise<void> => {
	const { items } = await client.locale.getMany({ query: { limit: 1000 } });
	const usual = items.find((locale) => locale.default);
	const english = findCode(codes, "en");
	if (usual && usual.code !== english)
		throw new Error(
			`The default locale of the space is ${usual.code}, and the shop's English is ${english}. Set CONTENTFUL_LOCALES=en=${usual.code}, or --locales.`,
		);
	for (const { default: isDefault, ...locale } of listSpaceLocales(codes, languages)) {
		const before = items.find(({ code }) => code === locale.code);
		if (before && isDefault) continue;
		const { code, fallbackCode, optional } = locale;
		if (!before) {
			await client.locale.create({}, { ...locale, contentDeliveryApi: true, contentManagementApi: true });
			say(`locale ${code}: created, its texts fall back to ${fallbackCode}`);
		} else if (before.fallbackCode !== fallbackCode || before.optional !== optional) {
			await client.locale.update({ localeId: before.sys.id }, {
				...before,
				fallbackCode,
				optional,
			} as typeof before);
			say(`locale ${code}: changed, its texts fall back to ${fallbackCode}`);
		}
	}
};

const save = async (
	client: SpaceClient,
	before: ContentTypeProps,
	type: SpaceType,
): Promise<ContentTypeProps> => {
	const { id, ...body } = type;
	const saved = await client.contentType.update({ contentTypeId: id }, {
		...body,
		sys: before.sys,
	} as unknown as ContentTypeProps);
	return client.contentType.publish({ contentTypeId: id }, saved);
};

const migrateType = async (
	client: SpaceClient,
	type: SpaceType,
	before: ContentTypeProps | undefined,
	{ removes, say }: Settings,
): Promise<void> => {
	const { id, ...body } = type;
	if (!before) {
		const created = await client.contentType.createWithId(
			{ contentTypeId: id },
			body as unknown as Parameters<SpaceClient["contentType"]["createWithId"]>[1],
		);
		await client.contentType.publish({ contentTypeId: id }, created);
		say(`${id}: created`);
		return;
	}
	const known = new Map(type.fields.map((field) => [field.id, field]));
	const surplus = before.fields.filter((field) => !known.has(field.id));
	const reshaped = before.fields.filter((field) => {
		const own = known.get(field.id);
		return own && !hasSameShape(own as unknown as Partial<ContentFields>, field);
	});
	if (reshaped.length > 0 && !removes)
		throw new Error(
			`${id}: ${reshaped.map((field) => field.id).join(", ")} cannot become another type with the values that are there. --remove deletes them with their values.`,
		);
	const gone = [...surplus, ...reshaped].map((field) => ({ ...field, omitted: true, required: false }));
	let current = before;
	if (removes && gone.length > 0) {
		// The service deletes a field once it was omitted and published.
		const goneIds = gone.map((field) => field.id);
		const kept = before.fields.filter((field) => !goneIds.includes(field.id));
		const isTitleGone = goneIds.includes(before.displayField);
		const displayField = isTitleGone ? (kept[0]?.id ?? before.displayField) : before.displayField;
		const rest = { ...before, id, displayField } as unknown as SpaceType;
		const withFields = (fields: readonly object[]) => ({ ...rest, fields }) as SpaceType;
		current = await save(client, current, withFields([...kept, ...gone]));
		current = await save(client, current, withFields(kept));
		say(`${id}: ${goneIds.join(", ")} deleted`);
	}
	const target = {
		...type,
		fields: [...type.fields, ...(removes ? [] : (gone as unknown as SpaceType["fields"]))],
	};
	if (isSameType(target, current) && isPublishedAsSaved(current)) return;
	await save(client, current, target);
	const hidden = removes ? [] : surplus.filter(({ omitted }) => !omitted).map((field) => field.id);
	say(
		`${id}: changed${hidden.length > 0 ? `, ${hidden.join(", ")} is no longer shown (--remove deletes it)` : ""}`,
	);
};

/** Writes the help of each field into the content type's editor. */
const migrateHelp = async (
	client: SpaceClient,
	id: string,
	help: ReadonlyMap<string, string>,
): Promise<void> => {
	const before = await client.editorInterface.get({ contentTypeId: id });
	const controls = before.controls ?? [];
	const lacks = [...help].some(
		([fieldId, text]) => controls.find((control) => control.fieldId === fieldId)?.settings?.helpText !== text,
	);
	if (!lacks) return;
	const others = controls.filter(({ fieldId }) => !help.has(fieldId));
	const own = [...help].map(([fieldId, helpText]) => {
		const control = controls.find((one) => one.fieldId === fieldId);
		return { ...control, fieldId, settings: { ...control?.settings, helpText } };
	});
	await client.editorInterface.update({ contentTypeId: id }, { ...before, controls: [...own, ...others] });
};

/**
 * Gives the space the locales and content types of the model. What is the same already is not touched, so it can be repeated (content-67). Throws, in
 * sentences, if the space refuses.
 */
export const migrateModel = async (client: SpaceClient, settings: Settings): Promise<{ types: number }> => {
	await migrateLocales(client, settings).catch((error: unknown) => {
		throw explain(error, "The space's locales");
	});
	const before = await listAll((query) => client.contentType.getMany({ query }));
	const known = new Map(before.map((type) => [type.sys.id, type]));
	for (const type of contentTypes) {
		const spaceType = toSpaceType(type, settings.codes);
		try {
			await migrateType(client, spaceType, known.get(spaceType.id), settings);
			await migrateHelp(client, spaceType.id, listHelpTexts(type));
		} catch (error) {
			throw explain(error, `The content type ${spaceType.id}`);
		}
	}
	return { types: contentTypes.length };
};
