import { type DocumentNode, execute } from "graphql";
import { type ContentContext, contentRoot, contentSchema } from "./schema.ts";

/** Runs a query of this cloud's own on the published entries; `Data` is the shape that the query has. */
export async function queryContent<Data>(
	context: ContentContext,
	document: DocumentNode,
	variableValues: Record<string, unknown>,
): Promise<Data> {
	const { data, errors } = await execute({
		schema: contentSchema,
		document,
		rootValue: contentRoot,
		contextValue: context,
		variableValues,
	});
	if (errors?.[0]) throw errors[0];
	return data as Data;
}
