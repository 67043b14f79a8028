import type { ValueFault } from "./check-values.ts";
import type { ContentTypeBody, Resource, SpaceField } from "./space.ts";

const MAX_FIELDS = 50;
const FIELD_ID = /^[a-zA-Z]\w{0,63}$/;
const TYPES = [
	"Symbol",
	"Text",
	"Integer",
	"Number",
	"Boolean",
	"Date",
	"Object",
	"Link",
	"RichText",
	"Array",
] as const;
const TITLES: readonly string[] = ["Symbol", "Text", "Integer", "Number", "Date", "Boolean"];

const listFieldFaults = (field: SpaceField, at: number): ValueFault[] => {
	const path = ["fields", at];
	const inner = field.items ?? field;
	return [
		...(FIELD_ID.test(field.id)
			? []
			: [{ name: "regexp", path: [...path, "id"], details: `${field.id} is not an id of a field.` }]),
		...((TYPES as readonly string[]).includes(field.type)
			? []
			: [{ name: "in", path: [...path, "type"], details: `There is no type ${field.type}.` }]),
		...(field.name
			? []
			: [{ name: "required", path: [...path, "name"], details: 'The property "name" is required here' }]),
		...((field.type === "Array") === (field.items !== undefined)
			? []
			: [{ name: "items", path, details: "A list, and nothing else, says which items it has." }]),
		...((inner.type === "Link") === (inner.linkType !== undefined)
			? []
			: [{ name: "linkType", path, details: "A link, and nothing else, says to which kind it leads." }]),
	];
};

/** Returns faults of a change to fields that are published: their types are fixed, and they are omitted before they are deleted. */
const listChangeFaults = (fields: readonly SpaceField[], before: readonly SpaceField[]): ValueFault[] =>
	before.flatMap((old): ValueFault[] => {
		const field = fields.find(({ id }) => id === old.id);
		const path = ["fields", old.id];
		if (!field)
			return old.omitted
				? []
				: [
						{
							name: "field",
							path,
							details: `The field ${old.id} is deleted before it was omitted and published.`,
						},
					];
		const isSame =
			field.type === old.type &&
			field.linkType === old.linkType &&
			field.items?.type === old.items?.type &&
			field.items?.linkType === old.items?.linkType;
		return isSame
			? []
			: [{ name: "fieldType", path, details: `The type of the field ${old.id} cannot be changed.` }];
	});

/** Returns faults of a content type that is saved. `before`: the type as it is published. */
export function listTypeFaults(
	{ name, displayField, fields = [] }: ContentTypeBody,
	before: Resource<ContentTypeBody>["published"],
): ValueFault[] {
	const ids = fields.map(({ id }) => id);
	const title = fields.find(({ id }) => id === displayField);
	return [
		...(name ? [] : [{ name: "required", path: ["name"], details: 'The property "name" is required here' }]),
		...(fields.length > MAX_FIELDS
			? [{ name: "size", path: ["fields"], details: `A content type has ${MAX_FIELDS} fields at most.` }]
			: []),
		...(new Set(ids).size < ids.length
			? [{ name: "uniqueFieldIds", path: ["fields"], details: "Two fields have the same id." }]
			: []),
		...(displayField === undefined || (title && TITLES.includes(title.type))
			? []
			: [
					{
						name: "displayField",
						path: ["displayField"],
						details: `${displayField} is not a field that can be shown.`,
					},
				]),
		...fields.flatMap(listFieldFaults),
		...(before ? listChangeFaults(fields, before.body.fields) : []),
	];
}
