import { globSync } from "node:fs";
import { basename } from "node:path";
import type { ContentType } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { SECTIONS } from "@vetrina/content-model/section-ids.ts";
import type { ContentEntry } from "../../scripts/lib/content/read-house-content.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import { BROWSER_USER_AGENT } from "./shopper.ts";

type PageJson = { headerType?: string; data: { sections: SectionView[] } };
type EditorsPages = {
	/** Returns the HTML of a page; "" unless its status is 200. */
	request(path: string): Promise<string>;
	requestPage(path: string): Promise<PageJson>;
	listTypes(path: string): Promise<string[]>;
};

/** Returns the pages of a shop as shoppers get them. */
export function openEditorsPages(origin: () => string): EditorsPages {
	const request = async (path: string): Promise<string> => {
		const response = await fetch(new URL(path, origin()), {
			redirect: "manual",
			headers: { "user-agent": BROWSER_USER_AGENT, accept: "text/html" },
		});
		return response.status === 200 ? response.text() : "";
	};
	const requestPage = async (path: string): Promise<PageJson> => {
		const [, json = '{"data":{"sections":[]}}'] =
			/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(await request(path)) ?? [];
		return JSON.parse(json) as PageJson;
	};
	return {
		request,
		requestPage,
		listTypes: async (path) => (await requestPage(path)).data.sections.map(({ type }) => type),
	};
}

export const link = (id: string): object => ({ link: id });
const toFolder = (type: string): string => type.replaceAll(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
export const everywhere = <Value>(value: Value): { en: Value; ar: Value } => ({ en: value, ar: value });

/** Fills the fields that a published entry of the type must have. */
function fill(type: string): Record<string, unknown> {
	const contentType: ContentType | undefined = findContentType(type);
	const { fields = {}, needs = [] } = contentType ?? {};
	const isNeeded = (name: string): boolean =>
		fields[name]?.required === true || needs.some((need) => !need.if && need.oneOf[0] === name);
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([name]) => isNeeded(name))
			.map(([name, field]) => {
				if (field.kind === "text") return [name, "localised" in field ? everywhere(type) : type];
				if (field.kind === "choice") return [name, field.values[0]];
				if (field.kind === "rich-text") return [name, everywhere([type])];
				throw new Error(`${type}.${name} is needed, and the test cannot fill it`);
			}),
	);
}

/** Targets in the catalogue of the tests, because the examples name products and pages of another shop. */
const OWN_TARGETS: Partial<Record<string, object>> = {
	ProductGrid: { productIds: undefined, targetCategory: "desk-lamps" },
	ProductCarousel: { productIds: undefined, targetCategory: "desk-lamps" },
	Cta: {
		targetPage: undefined,
		targetCategory: undefined,
		targetElement: undefined,
		targetUrl: "/shipping",
	},
};

/** Returns a section of every type that has a folder, with the fields of the first entry of that type. */
export function listExamples(
	entries: readonly ContentEntry[],
): { id: string; type: string; folder: string; fields: object }[] {
	const examples = new Map(entries.toReversed().map((entry) => [entry.type, entry.fields]));
	const folders = new Set(globSync("sections/*/").map((folder) => basename(folder)));
	return SECTIONS.filter((type) => folders.has(toFolder(type))).map((type) => ({
		id: `walk-${toFolder(type)}-of-all`,
		type,
		folder: toFolder(type),
		fields: { ...(examples.get(type) ?? fill(type)), ...OWN_TARGETS[type] },
	}));
}
