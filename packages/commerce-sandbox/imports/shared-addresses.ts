import { type Language, languages, type Text, textIn } from "../languages.ts";
import { productPath } from "../store/slug.ts";
import type { BadLine } from "./bad-lines.ts";

type Named = { id: string; name: Text };

/**
 * Selects pairs of ids of which one ends with the other after a hyphen, such as `dress-A` and `A`. Other pairs cannot share an address,
 * because slug and id are joined by hyphens.
 */
const PAIRS = `
	WITH RECURSIVE named (id, master, line) AS (
		SELECT id, id, line FROM product WHERE gen = ?1
		UNION SELECT group_id, master_id, max(line) FROM variant WHERE gen = ?1 GROUP BY group_id, master_id),
	ending (id, master, line, rest) AS (
		SELECT id, master, line, substr(id, instr(id, '-') + 1) FROM named WHERE instr(id, '-') > 0
		UNION ALL SELECT id, master, line, substr(rest, instr(rest, '-') + 1) FROM ending WHERE instr(rest, '-') > 0)
	SELECT max(ending.line, coalesce(other.line, 0)) AS line, ending.id AS longId, l.name AS longName, other.id AS shortId, s.name AS shortName
	FROM ending JOIN named other ON other.id = ending.rest AND other.master <> ending.master
	JOIN product l ON l.gen = ?1 AND l.id = ending.master
	JOIN product s ON s.gen = ?1 AND s.id = other.master
	ORDER BY 1`;

export function sharedAddress(one: Named, other: Named): { language: Language; path: string } | undefined {
	for (const language of ["en", ...languages] as const) {
		const path = productPath(textIn(one.name, language), one.id);
		if (path === productPath(textIn(other.name, language), other.id)) return { language, path };
	}
	return undefined;
}

/**
 * Returns an error for each pair of products that would have the same address (catalogue-21), such as `dress-A` named "Silk" and `A` named
 * "Silk dress".
 */
export async function sharedAddresses(db: D1Database, gen: number): Promise<BadLine[]> {
	const { results } = await db
		.prepare(PAIRS)
		.bind(gen)
		.all<{ line: number | null; longId: string; longName: string; shortId: string; shortName: string }>();
	return results.flatMap(({ line, longId, longName, shortId, shortName }) => {
		const fault = sharedAddress(
			{ id: longId, name: JSON.parse(longName) },
			{ id: shortId, name: JSON.parse(shortName) },
		);
		if (!fault) return [];
		const { language, path } = fault;
		return [
			{
				line: line ?? 0,
				reason: `products "${shortId}" and "${longId}" have the same address "${path}" (${language}), expected another name or id for one of them`,
			},
		];
	});
}
