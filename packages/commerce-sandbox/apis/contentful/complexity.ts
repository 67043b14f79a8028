import {
	type DocumentNode,
	type FragmentDefinitionNode,
	type GraphQLNamedType,
	type GraphQLSchema,
	getNamedType,
	isCompositeType,
	isInterfaceType,
	isObjectType,
	isUnionType,
	Kind,
	type SelectionSetNode,
} from "graphql";
import type { SpaceData } from "./space.ts";
import { findMaximum, nameType } from "./space-schema.ts";

export const MAX_COMPLEXITY = 11_000;
export const USUAL_LIMIT = 100;

const listMaxima = ({ contentTypes }: SpaceData): Map<string, number> =>
	new Map(
		[...contentTypes.values()].flatMap(({ id, published }) =>
			(published?.body.fields ?? []).flatMap((field): [string, number][] => {
				const maximum = findMaximum(field);
				return maximum === undefined ? [] : [[`${nameType(id)}.${field.id}Collection`, maximum]];
			}),
		),
	);

/**
 * Returns the most entries and assets that a document may return, through all levels: a list counts its limit for each of its parents, and a link
 * counts once for each.
 */
export function measureComplexity(space: SpaceData, schema: GraphQLSchema, document: DocumentNode): number {
	const maxima = listMaxima(space);
	const fragments = new Map(
		document.definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
			one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
		),
	);
	const readLimit = (value: unknown): number | undefined => {
		const limit = Number(value);
		return Number.isInteger(limit) && limit > 0 ? limit : undefined;
	};
	const isEntity = (type: GraphQLNamedType): boolean =>
		isUnionType(type) ||
		type.name === "Entry" ||
		type.name === "Asset" ||
		(isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Entry"));

	const measure = (set: SelectionSetNode, parent: GraphQLNamedType, parents: number): number =>
		set.selections.reduce((sum, selection) => {
			if (selection.kind === Kind.FRAGMENT_SPREAD) {
				const fragment = fragments.get(selection.name.value);
				const on = fragment && schema.getType(fragment.typeCondition.name.value);
				return fragment && on ? sum + measure(fragment.selectionSet, on, parents) : sum;
			}
			if (selection.kind === Kind.INLINE_FRAGMENT) {
				const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
				return on ? sum + measure(selection.selectionSet, on, parents) : sum;
			}
			if (!isObjectType(parent) && !isInterfaceType(parent)) return sum;
			const field = parent.getFields()[selection.name.value];
			const type = field && getNamedType(field.type);
			if (!type || !isCompositeType(type) || !selection.selectionSet) return sum;
			if (parent.name.endsWith("Collection") && selection.name.value === "items")
				return sum + measure(selection.selectionSet, type, parents);
			if (type.name.endsWith("Collection")) {
				const argument = selection.arguments?.find(({ name }) => name.value === "limit")?.value;
				const limit =
					readLimit(argument?.kind === Kind.INT ? argument.value : undefined) ??
					maxima.get(`${parent.name}.${selection.name.value}`) ??
					USUAL_LIMIT;
				return sum + parents * limit + measure(selection.selectionSet, type, parents * limit);
			}
			const own = isEntity(type) ? parents : 0;
			return sum + own + measure(selection.selectionSet, type, parents);
		}, 0);

	return document.definitions.reduce((sum, one) => {
		const query = schema.getQueryType();
		return one.kind === Kind.OPERATION_DEFINITION && query ? sum + measure(one.selectionSet, query, 1) : sum;
	}, 0);
}
