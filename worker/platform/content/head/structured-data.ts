type StructuredData = Record<string, unknown>;

const isObject = (value: unknown): value is StructuredData =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isWebSite = ({ "@type": type }: StructuredData): boolean => [type].flat().includes("WebSite");

const readObjects = (value: unknown): StructuredData[] =>
	(Array.isArray(value) ? value : [value]).filter(isObject).filter((object) => !isWebSite(object));

/** Returns the JSON-LD objects that editors wrote. Entries of the type WebSite are dropped, because they describe no page (content-18). */
export const readStructuredData = (jsonLd: unknown): StructuredData[] =>
	readObjects(jsonLd).flatMap((object) => {
		if (!Array.isArray(object["@graph"])) return [object];
		const graph = readObjects(object["@graph"]);
		return graph.length > 0 ? [{ ...object, "@graph": graph }] : [];
	});
