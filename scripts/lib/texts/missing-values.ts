import ts from "typescript6";

/** Placeholders by key; the forms of a counted text share a key. */
export type Placeholders = ReadonlyMap<string, ReadonlySet<string>>;
export type MissingValue = { line: number; key: string; name: string };

/**
 * Returns the placeholders of texts to which a call of `t` passes no value, so that shoppers would read the placeholder. Calls whose
 * key or values are not literals are skipped.
 */
export function findMissingValues(code: string, placeholders: Placeholders): MissingValue[] {
	const source = ts.createSourceFile("x.tsx", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
	const missing: MissingValue[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && isTranslate(node.expression)) {
			const [first, second] = node.arguments;
			const names = listNames(second);
			const line = source.getLineAndCharacterOfPosition(node.pos).line + 1;
			for (const key of first ? listLiterals(first) : [])
				for (const name of placeholders.get(key) ?? [])
					if (names && !names.has(name)) missing.push({ line, key, name });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return missing;
}

const isTranslate = (callee: ts.Expression): boolean =>
	(ts.isIdentifier(callee) && callee.text === "t") ||
	(ts.isPropertyAccessExpression(callee) && callee.name.text === "t");

function listLiterals(key: ts.Expression): string[] {
	if (ts.isStringLiteralLike(key)) return [key.text];
	if (ts.isParenthesizedExpression(key)) return listLiterals(key.expression);
	if (ts.isConditionalExpression(key)) return [...listLiterals(key.whenTrue), ...listLiterals(key.whenFalse)];
	return [];
}

/** Returns the names of the values in an object literal, or undefined for any other expression. */
function listNames(values: ts.Expression | undefined): Set<string> | undefined {
	if (values === undefined) return new Set();
	if (!ts.isObjectLiteralExpression(values)) return undefined;
	const names = new Set<string>();
	for (const property of values.properties) {
		if (!property.name || !ts.isIdentifier(property.name)) return undefined;
		names.add(property.name.text);
	}
	return names;
}
