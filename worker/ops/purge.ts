import type { Context } from "hono";
import * as z from "zod";
import { pageOfDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import type { AppEnv } from "../base/bindings.ts";
import { keyPrefix, removeValues } from "../cache/cached.ts";
import { bumpGeneration, readGenerations } from "../cache/generation.ts";
import { purgeTags, writePageTag } from "../cache/operations/purges.ts";
import type { OperationsContext } from "../cache/operations/reach-site.ts";
import type { PageAddress } from "../cache/page-key.ts";
import { removePages } from "../cache/page-store.ts";
import { createCalls } from "../request/calls.ts";
import { addressBook, resolveAddress } from "../request/site-locale.ts";
import { findSite, SITE_IDS } from "./find-site.ts";

const MOST = 50;
const TAG = /^[\x21-\x7e]{1,200}$/;
const list = (what: string, isFine: (text: string) => boolean) =>
	z
		.array(
			z
				.string(`${what} is a text.`)
				.refine(isFine, { error: ({ input }) => `${what} is not ${JSON.stringify(input)}.` }),
			`A list of texts.`,
		)
		.min(1, "The list is empty.")
		.max(MOST, `At most ${MOST} at a time.`)
		.optional();

/** A whole purge names a site, or all; any other names tags, categories or pages, at one site or at all. */
export const purgeBody = z
	.strictObject({
		site: z
			.string("A site's id or short name.")
			.refine((name) => findSite(name) !== undefined, {
				error: ({ input }) =>
					`There is no site ${JSON.stringify(input)}. The sites are ${SITE_IDS.join(", ")}.`,
			})
			.optional(),
		all: z.literal(true, "Either true or absent.").optional(),
		tags: list("A tag of 1 to 200 characters without spaces", (tag) => TAG.test(tag)),
		categories: list("A category's id of 1 to 190 characters without spaces", (id) =>
			/^[\x21-\x7e]{1,190}$/.test(id),
		),
		pages: list("An address or a path that begins with /", (page) => readPath(page) !== undefined),
	})
	.superRefine(({ site, all, tags, categories, pages }, { addIssue }) => {
		const isPart = tags || categories || pages;
		if (site === undefined && !all && !isPart) addIssue("Name a site, all, tags, categories or pages.");
		if (all && (site !== undefined || isPart))
			addIssue({
				code: "custom",
				path: ["all"],
				message: "All is everything: name nothing else.",
				input: all,
			});
	});
type PurgeRequest = z.output<typeof purgeBody>;

/** Lists every fault of a body, with the field that it is in. */
export const listFaults = ({ issues }: z.ZodError): { field: string; message: string }[] =>
	issues.flatMap(({ path, message, ...issue }) =>
		"keys" in issue
			? issue.keys.map((field) => ({ field, message: "There is no such field." }))
			: [{ field: path.join("."), message }],
	);

/** Returns path and query of a page as shoppers see it: the address of a page's data is that of the page. */
const readPath = (page: string): { path: string; search: string } | undefined => {
	if (!/^(https?:\/\/|\/(?!\/))/.test(page) || !URL.canParse(page, "https://shop.invalid")) return undefined;
	const { pathname, search } = new URL(page, "https://shop.invalid");
	return { path: pageOfDataPath(pathname) ?? pathname, search };
};

/** Returns the page that an address leads to; undefined if no page is stored under it. */
export const findPage = async (
	c: Context<AppEnv>,
	page: string,
): Promise<Pick<PageAddress, "locale" | "path" | "search"> | undefined> => {
	const address = readPath(page);
	if (!address) return undefined;
	const book = await addressBook(createCalls(c), c.env.INSTANCE_TYPE);
	const resolution = resolveAddress(c.req.raw, book, address);
	return resolution.kind === "localised" ? resolution : undefined;
};

const findPageTag = async (
	c: Context<AppEnv>,
	page: string,
): Promise<{ site: string; tag: string } | undefined> => {
	const found = await findPage(c, page);
	return found && { site: found.locale.siteId, tag: writePageTag(found) };
};

type Plan = { site: string; tags: readonly string[] | "everything" }[];
type PlanFault = { field: string; message: string };

/** Returns what to purge at which site, or the addresses of which nothing is stored. */
export async function planPurge(
	c: Context<AppEnv>,
	{ site, all, tags = [], categories = [], pages = [] }: PurgeRequest,
): Promise<{ ok: true; plan: Plan } | { ok: false; faults: PlanFault[] }> {
	const found = findSite(site);
	const sites = found && !all ? [found.id] : SITE_IDS;
	const named = [...tags, ...categories.map((id) => `category:${id}`)];
	if (named.length === 0 && pages.length === 0)
		return { ok: true, plan: sites.map((id) => ({ site: id, tags: "everything" })) };
	const places = await Promise.all(pages.map((page) => findPageTag(c, page)));
	const faults = places.flatMap((place, index): PlanFault[] => {
		const field = `pages.${index}`;
		if (!place)
			return [{ field, message: `${pages[index]} is no address of a page with a country and a language.` }];
		return sites.includes(place.site)
			? []
			: [{ field, message: `${pages[index]} is a page of ${place.site}.` }];
	});
	if (faults.length > 0) return { ok: false, faults };
	const plan = sites.flatMap((id) => {
		const own = places.flatMap((place) => (place?.site === id ? [place.tag] : []));
		const every = [...new Set([...named, ...own])];
		return every.length > 0 ? [{ site: id, tags: every }] : [];
	});
	return { ok: true, plan };
}

type Gone = { memory: number; edge: number };
const purgeSite = async (
	cx: OperationsContext,
	{ site, tags }: Plan[number],
): Promise<{ pages: Gone; values: number; kv: string }> => {
	if (tags === "everything") {
		const before = keyPrefix(site, "").slice(0, -1);
		const generation = await bumpGeneration(cx, site);
		const pages = await removePages((page) => page.site === site && page.generation !== generation);
		return { pages, values: removeValues((key) => key.startsWith(before)), kv: `generation ${generation}` };
	}
	const named = new Set(tags);
	const isNamed = (own: readonly string[]): boolean => own.some((tag) => named.has(tag));
	const { number } = await purgeTags(cx, site, tags);
	const { current } = await readGenerations(cx, site);
	const prefix = keyPrefix(site, current);
	return {
		pages: await removePages((page) => page.site === site && isNamed(page.tags)),
		values: removeValues((key, own) => key.startsWith(prefix) && isNamed(own)),
		kv: `purge ${number}`,
	};
};

/**
 * Purges, and reports what was reached. Isolates that notice it later serve nothing from before it either, wherever that was stored, because
 * what is stored names the generation and the purge that it knew. `failed`: sites whose purge could not be written; nothing was purged there.
 */
export async function runPurge(cx: OperationsContext, plan: Plan, location: string) {
	const results = await Promise.all(
		plan.map(async (step) => {
			try {
				return { ...step, gone: await purgeSite(cx, step) };
			} catch (error) {
				cx.log("error", "ops/purge", "The purge cannot be written", { site: step.site, error });
				return { ...step, gone: undefined };
			}
		}),
	);
	const done = results.flatMap(({ gone, ...step }) => (gone ? [{ ...step, ...gone }] : []));
	const count = (read: (one: (typeof done)[number]) => number): number =>
		done.reduce((sum, one) => sum + read(one), 0);
	for (const { site, tags } of done)
		cx.log("info", "ops/purge", "Caches of a site are purged", {
			site,
			tags: tags === "everything" ? tags : tags.length,
		});
	return {
		purged: done.map(({ site, tags }) => ({ site, tags })),
		failed: results.flatMap(({ gone, site }) => (gone ? [] : [site])),
		purgedAt: new Date(cx.now()).toISOString(),
		reached: {
			isolate: { pages: count(({ pages }) => pages.memory), values: count(({ values }) => values) },
			location: { name: location, pages: count(({ pages }) => pages.edge) },
			kv: done.map(({ site, kv }) => ({ site, written: kv })),
		},
		everywhereWithin: 60,
		notReached: NOT_REACHED,
	};
}

const NOT_REACHED =
	"Pages that other isolates and locations have stored cannot be counted from here: they are served until those notice the purge, within a minute. A cache in front of the Worker keeps a page for as long as the page's headers allow.";
