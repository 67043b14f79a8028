import { type DocumentNode, execute } from "graphql";
import { type ContentContext, contentRoot, contentSchema } from "./schema.ts";

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
