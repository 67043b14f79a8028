import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { generationTime, readGenerations } from "../cache/generation.ts";
import { isPurged, readPurges } from "../cache/operations/purges.ts";
import type { OperationsContext } from "../cache/operations/reach-site.ts";
import { type PageAddress, pageKey } from "../cache/page-key.ts";
import { inspectPage, listTags } from "../cache/page-store.ts";
import { describeTimes } from "./cache-report.ts";

const DEVICES = ["mobile", "desktop"] as const;
const FORMS = ["html", "json"] as const;
const CLASSES = ["", "app"] as const;

/** Returns each stored copy of a page that this isolate or its location has, with what it was made from and what would drop it (ops-14). */
export const readLineage = async (
	cx: OperationsContext,
	origin: string,
	page: Pick<PageAddress, "locale" | "path" | "search">,
) => {
	const site = page.locale.siteId;
	const [{ current, previous }, purges] = await Promise.all([
		readGenerations(cx, site),
		readPurges(cx, site),
	]);
	const addresses = [current, ...(previous === undefined ? [] : [previous])].flatMap((generation) =>
		FORMS.flatMap((form) =>
			DEVICES.flatMap((device) =>
				CLASSES.map((requestClass) => ({
					generation,
					address: { ...page, origin, form, device, requestClass },
				})),
			),
		),
	);
	const copies = await Promise.all(
		addresses.map(async ({ generation, address }) => {
			const copy = await inspectPage(pageKey(address, generation, cx.build));
			if (!copy) return [];
			const { where, meta, bytes } = copy;
			const tags = listTags(address, meta);
			return {
				...{ form: address.form, device: address.device, requestClass: address.requestClass, where, bytes },
				...describeTimes(meta, cx.now()),
				status: meta.status,
				isOfOlderCatalogue: generation !== current,
				isPurged: isPurged(purges, meta.purge, () => tags),
				purge: meta.purge ?? 0,
				contentRevision: meta.contentRevision,
				variants: meta.variants ?? [],
				tags,
			};
		}),
	);
	const since = generationTime(current);
	return {
		site,
		locale: localeTag(page.locale),
		path: page.path + page.search,
		origin,
		build: cx.build.id,
		generation: current,
		purgedAt: since === null ? null : new Date(since).toISOString(),
		lastPurge: purges.number,
		copies: copies.flat(),
	};
};
