import { askShop, type Desk } from "../desk-context.ts";
import { html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeChoice, writeFacts, writeMessage } from "../parts.ts";

type Report = {
	purged: { site: string; tags: string[] | "everything" }[];
	failed: string[];
	reached: { isolate: { pages: number; values: number }; location: { name: string; pages: number } };
	everywhereWithin: number;
	notReached: string;
};

const split = (text: string | null): string[] | undefined => {
	const parts = (text ?? "").split(/[\s,]+/).filter((part) => part !== "");
	return parts.length > 0 ? parts : undefined;
};

export const showPurge = async (desk: Desk, done: View["content"] | "" = ""): Promise<View> => ({
	title: "Purge",
	content: html`${done}<p>What is purged is not served again, not even while the platform fails. Do not purge during an outage: the cached pages keep the shop up.</p>
<form class="fields" method="post" action="${`${DESK}/purge`}">
<div>${writeChoice("site", "Site", desk.shop.sites, { chosen: desk.url.searchParams.get("site") ?? "", all: "All sites" })}</div>
<div><label for="pages">Pages <span class="hint">Addresses or paths with country and language, such as /en-it/women</span></label><textarea id="pages" name="pages">${desk.url.searchParams.get("page")}</textarea></div>
<div><label for="tags">Tags <span class="hint">such as home, product:ID, category:ID, content:/SLUG</span></label><textarea id="tags" name="tags">${desk.url.searchParams.get("tag")}</textarea></div>
<div><label for="categories">Categories <span class="hint">Ids; their landing pages and lists are dropped</span></label><input id="categories" name="categories"></div>
<div><label for="everything">Everything of the site <span class="hint">Type “everything” to purge it whole, and leave the other fields empty</span></label><input id="everything" name="everything" autocomplete="off"></div>
<button>Purge</button></form>`,
});

/** Purges, and shows what was reached. A form without any field is refused, so that no one purges a site by an empty form. */
export const runPurge = async (desk: Desk, form: URLSearchParams): Promise<View> => {
	const site = form.get("site") || undefined;
	const named = {
		pages: split(form.get("pages")),
		tags: split(form.get("tags")),
		categories: split(form.get("categories")),
	};
	const isPart = named.pages ?? named.tags ?? named.categories;
	const isWhole = form.get("everything")?.trim().toLowerCase() === "everything";
	if (isWhole === Boolean(isPart))
		return {
			...(await showPurge(desk, writeMessage("Name pages, tags or categories, or type “everything”.", true))),
			status: 400,
		};
	const body = isPart ? { site, ...named } : site ? { site } : { all: true };
	const { purged, failed, reached, everywhereWithin, notReached } = await askShop<Report>(
		desk,
		"/ops/purge",
		{
			method: "POST",
			body,
		},
	);
	const done = html`${writeMessage(
		`Purged at ${purged.map(({ site: one, tags }) => `${one} (${tags === "everything" ? tags : tags.join(", ")})`).join("; ")}. Everywhere within ${everywhereWithin} seconds.`,
	)}${failed.length > 0 ? writeMessage(`Not purged, because KV cannot be written: ${failed.join(", ")}.`, true) : ""}${writeFacts(
		[
			{ name: "Pages from this isolate's memory", value: reached.isolate.pages },
			{ name: "Values from this isolate's memory", value: reached.isolate.values },
			{ name: `Pages from the cache of ${reached.location.name}`, value: reached.location.pages },
		],
	)}<p class="quiet">${notReached}</p>`;
	return showPurge(desk, done);
};
