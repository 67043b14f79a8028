import * as z from "zod";
import type { DesignedComponent, DesignedRegion } from "../../../../shared/contracts/preview/design-view.ts";
import type { PropertyChanges } from "../../../../shared/domain/preview/design-request.ts";

const definition = {
	id: z.string(),
	name: z.string().optional(),
	componentTypeInclusions: z.array(z.string()).optional(),
	componentTypeExclusions: z.array(z.string()).optional(),
	maxComponents: z.number().optional(),
};
const regionMetadata = z.looseObject({ ...definition, contentLinkUuids: z.array(z.string()).optional() });
const componentMetadata = z.looseObject({
	id: z.string(),
	contentLinkUuid: z.string().optional(),
	isFragment: z.boolean().default(false),
	isVisible: z.boolean().default(true),
	isLocalized: z.boolean().default(true),
	name: z.string().optional(),
	regionDefinitions: z.array(z.looseObject(definition)).optional(),
});
const componentSchema: z.ZodType<DesignedComponent> = z.lazy(() =>
	z.looseObject({
		id: z.string(),
		typeId: z.string(),
		data: z.record(z.string(), z.unknown()).optional(),
		regions: z.array(regionSchema).optional(),
		designMetadata: componentMetadata.optional(),
	}),
);
const regionSchema: z.ZodType<DesignedRegion> = z.lazy(() =>
	z
		.looseObject({
			id: z.string(),
			components: z.array(componentSchema).default([]),
			designMetadata: regionMetadata.optional(),
			c_total: z.number().optional(),
		})
		.transform(({ c_total: total, ...region }) => ({ ...region, total })),
);
/** A page of Shopper Experience is read as the component that holds all others. */
export const designedPageSchema = componentSchema;

type Raw = Record<string, unknown> & { __typename: string; id: string };

const isDocument = (value: unknown): boolean =>
	typeof value === "object" && value !== null && "nodeType" in value && value.nodeType === "document";

/** A link names an entry that only the platform can load, so it shows after it is saved. */
const isLink = (value: unknown): boolean =>
	Array.isArray(value) ? value.some(isLink) : typeof value === "object" && value !== null && "link" in value;

const applyChanges = (component: DesignedComponent, changes: PropertyChanges): Record<string, unknown> => ({
	...component.data,
	...Object.fromEntries(
		Object.entries((Object.hasOwn(changes, component.id) && changes[component.id]) || {}).filter(
			([, value]) => !isLink(value),
		),
	),
});

/**
 * Returns a component of Shopper Experience as the content service would return its entry, with the changes that an editor has not saved: a
 * region is the field of the same name, which holds one entry or a collection (preview-12).
 */
export const toRawEntry = (component: DesignedComponent, changes: PropertyChanges = {}): Raw => {
	const data = Object.entries(applyChanges(component, changes)).map(([name, value]) => [
		name,
		isDocument(value) ? { json: value } : value,
	]);
	const regions = (component.regions ?? []).flatMap(({ id, components, total }) => {
		const items = components.map((one) => toRawEntry(one, changes));
		return [
			[id, items[0] ?? null],
			[`${id}Collection`, { items, total: total ?? items.length }],
		];
	});
	return {
		...Object.fromEntries(regions),
		...Object.fromEntries(data),
		__typename: component.typeId,
		id: component.id,
		contentLinkUuid: component.designMetadata?.contentLinkUuid,
	};
};
